/** The line a screen reader hears after each change of the query. */
export function resultAnnouncement(found: number, query: string): string {
  const count = found === 1 ? '1 answer' : `${found || 'No'} answers`;
  return query.trim() === '' ? count : `${count} for “${query.trim()}”`;
}
