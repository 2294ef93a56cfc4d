/** Returns the question to the search that the URL of the contact form carries; '' if there is none. */
export function questionOfUrl(query: string): string {
  return (new URLSearchParams(query).get('question') ?? '').slice(0, 200);
}
