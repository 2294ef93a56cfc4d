/** Returns the search question in the URL of the contact form; '' if there is none. */
export function questionOfUrl(query: string): string {
  return (new URLSearchParams(query).get('question') ?? '').slice(0, 200);
}
