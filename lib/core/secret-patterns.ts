/** Names of fields, headers and parameters with secret values. */
const NAMED = String.raw`[\w-]*(?:pass(?:word|phrase|wd)?|pwd|secret|token|token_hash|api_?key|signing_?key|cookie|otp)`;

/** Separator between a name and its value, in JSON (including escaped JSON), a header or a form. */
const IS = String.raw`\\*["']?\s*[:=]\s*`;

/** Patterns of text that a log must not contain, by name. */
const SECRETS = {
  'private key':
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[^"]+?(?:-----END [A-Z ]*PRIVATE KEY-----|(?=")|$)/g,
  'password in a URL': /(?<=:\/\/)[^\s/:@"']*:[^\s/@"']+(?=@)/g,
  email: /[^\s"'<>()[\]:;,\\/]+@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.\p{L}{2,}/gu,
  // base64url text, a dot and a signature of 32 bytes.
  'signed token': /[\w-]{8,}\.[\w-]{43}(?![\w-])/g,
  'session token': /\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g,
  'session cookie': /\bbase64-[\w+/=-]{16,}/g,
  'secret key': /\b(?:sb_secret_|whsec_)[\w+/=-]{8,}/g,
  'bearer token': /(?<=\bbearer\s)[\w.~+/=-]{8,}/gi,
  credentials: new RegExp(`(?<=\\bauthorization${IS}\\\\*"?)\\w+ [\\w.~+/=-]+`, 'gi'),
  'token in a URL':
    /(?<=[?&#](?:token_hash|token|code|access_token|refresh_token)=)(?!\[redacted\])[^\s&"'\\]+/g,
  'named secret': new RegExp(
    String.raw`(?<=\b${NAMED}${IS}\\*["'])(?!\[redacted\])(?:[^"'\\]|\\+[^"'\\])+|(?<=\b${NAMED}${IS})[^\s"'\\,;&}[\]]+`,
    'gi',
  ),
} as const;

/** The query of a URL or a path. */
const QUERY = /((?:https?:\/\/|\/)[^\s"'<>?\\]*)\?[^\s"'<>\\]+/g;

/** Paths that end in a signed token: lib/paths.ts. */
const TOKEN_PATH =
  /(\/(?:invitation|preview|booking\/manage|registration\/give-back|webinars\/place|subscription\/(?:confirm|end|choose)|calendar-feed|unsubscribe)\/)[\w.%-]+/g;

const CENSOR = '[redacted]';

/**
 * Text that may be encoded: a sequence without blanks, quotes and brackets. A backslash at its end belongs to the next
 * one.
 */
const WORD = /[^\s"'<>()[\]{},]*[^\s"'<>()[\]{},\\]/g;

const fromCode = (digits: string, base: number) => {
  const code = Number.parseInt(digits, base);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
};

/** Escape notations for a character code. */
const ESCAPES: readonly (readonly [RegExp, number])[] = [
  [/%([\da-f]{2})/gi, 16],
  [/\\+u([\da-f]{4})/gi, 16],
  [/\\+x([\da-f]{2})/gi, 16],
  [/&#x([\da-f]{1,6});/gi, 16],
  [/&#(\d{1,7});/g, 10],
  [/=([\da-f]{2})/gi, 16],
];

const BASE64 = /[\w+/-]{16,}={0,2}/g;
const PRINTABLE = /^[\x20-\x7e\r\n\t]+$/;

/** Returns all possible meanings of a word after decoding escapes and base64, the word itself first. */
function readings(word: string): string[] {
  const found = [word];
  for (const text of found) {
    const decoded = ESCAPES.map(([written, base]) =>
      text.replace(written, (_, digits: string) => fromCode(digits, base)),
    );
    const plain = (text.match(BASE64) ?? [])
      .map((run) => Buffer.from(run, 'base64').toString('latin1'))
      .filter((bytes) => PRINTABLE.test(bytes));
    for (const one of [...decoded, ...plain]) {
      // Nothing that we write is encoded three times.
      if (found.length < 16 && !found.includes(one)) found.push(one);
    }
  }
  return found;
}

const isSecret = (text: string) =>
  Object.values(SECRETS).some((pattern) => text.search(pattern) >= 0);

/** Replaces queries, personal data and secrets in a text, encoded or not, by a mark. */
export function withoutSecrets(text: string): string {
  const plain = Object.values(SECRETS).reduce(
    (line, pattern) => line.replace(pattern, CENSOR),
    text.replace(QUERY, `$1?${CENSOR}`).replace(TOKEN_PATH, `$1${CENSOR}`),
  );
  return plain.replace(WORD, (word) => (readings(word).slice(1).some(isSecret) ? CENSOR : word));
}

/**
 * Returns the lines with content that a log must not contain, each with its type.
 * @param known further secrets to find in any notation
 */
export function secretsIn(lines: string[], known: string[] = []): string[] {
  return lines.flatMap((line) => {
    const decoded = [line, ...(line.match(WORD) ?? []).flatMap((word) => readings(word).slice(1))];
    const kinds = Object.entries(SECRETS)
      .filter(([, pattern]) => decoded.some((one) => one.search(pattern) >= 0))
      .map(([kind]) => kind);
    if (known.some((secret) => decoded.some((one) => one.includes(secret)))) {
      kinds.push('known secret');
    }
    return kinds.map((kind) => `${kind}: ${line}`);
  });
}
