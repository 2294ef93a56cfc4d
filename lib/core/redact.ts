const EMAIL = /[^\s"'<>()[\]:;,\\]+@[^\s"'<>()[\]:;,\\]+/g;

/** What follows a URL or a path as its query. */
const QUERY = /((?:https?:\/\/|\/)[^\s"'<>?\\]*)\?[^\s"'<>\\]+/g;

/** Paths that end in a signed token: lib/paths.ts. */
const TOKEN_PATH =
  /(\/(?:invitation|preview|booking\/manage|subscription\/(?:confirm|end)|calendar-feed|unsubscribe)\/)[\w.%-]+/g;

/** Keys of Supabase, JWTs and our own signed tokens: parts in base64url, each too long to be a word. */
const KEY = /\bsb_secret_[\w-]+|\beyJ[\w-]+(?:\.[\w-]+){1,2}|\b[\w-]{20,}\.[\w-]{43}\b/g;

/** Removes what identifies a person or gives access: emails, query strings, tokens and keys. */
export function redactText(text: string): string {
  return text
    .replace(QUERY, '$1?[redacted]')
    .replace(TOKEN_PATH, '$1[redacted]')
    .replace(KEY, '[redacted]')
    .replace(EMAIL, '[redacted]');
}
