/** The absolute address of a page of this site, for links in mails. */
export const siteUrl = (path: string): string => new URL(path, window.location.origin).href;
