/** Loads the configured analytics script; one that is missing or blocked must not disturb the page. */
export const loadAnalytics = (src: string | undefined) => {
  if (!src) return;
  const script = document.createElement('script');
  script.src = new URL(src, `${location.origin}/`).href;
  script.async = true;
  document.head.append(script);
};
