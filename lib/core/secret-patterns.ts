/** Patterns of texts that a log must not contain, by name. */
const SECRETS = {
  email: /[^\s"'<>()[\]:;,\\/]+@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/gu,
  // base64url text, a dot and a signature of 32 bytes.
  'signed token': /[\w-]{8,}\.[\w-]{43}(?![\w-])/g,
  'session token': /\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g,
  'secret key': /\b(?:sb_secret_|whsec_)[\w+/=-]{8,}/g,
  'bearer token': /(?<=\bbearer\s)[\w.~+/=-]{8,}/gi,
  'token in a URL': /(?<=[?&](?:token_hash|token|code|access_token|refresh_token)=)[^\s&"'\\]+/g,
} as const;

/** The query of a URL or a path. */
const QUERY = /((?:https?:\/\/|\/)[^\s"'<>?\\]*)\?[^\s"'<>\\]+/g;

/** Paths that end in a signed token: lib/paths.ts. */
const TOKEN_PATH =
  /(\/(?:invitation|preview|booking\/manage|registration\/give-back|webinars\/place|subscription\/(?:confirm|end|choose)|calendar-feed|unsubscribe)\/)[\w.%-]+/g;

const CENSOR = '[redacted]';

/** Returns the text with a mark in the place of queries, and of what identifies a person or gives access. */
export function withoutSecrets(text: string): string {
  return Object.values(SECRETS).reduce(
    (line, pattern) => line.replace(pattern, CENSOR),
    text.replace(QUERY, `$1?${CENSOR}`).replace(TOKEN_PATH, `$1${CENSOR}`),
  );
}

/**
 * Returns the lines that contain what a log must not, each with what it is.
 * @param known further secrets, to be found however they are written
 */
export function secretsIn(lines: string[], known: string[] = []): string[] {
  return lines.flatMap((line) => {
    const kinds = Object.entries(SECRETS)
      .filter(([, pattern]) => line.replaceAll(CENSOR, '').search(pattern) >= 0)
      .map(([kind]) => kind);
    if (known.some((secret) => line.includes(secret))) kinds.push('known secret');
    return kinds.map((kind) => `${kind}: ${line}`);
  });
}
