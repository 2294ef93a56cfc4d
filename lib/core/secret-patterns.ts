/** Names of fields, headers and parameters whose values give access. */
const NAMED = String.raw`[\w-]*(?:pass(?:word|phrase|wd)?|pwd|secret|token|token_hash|api_?key|signing_?key|cookie|otp)`;

/** Between a name and its value, in JSON (in JSON, too), a header or a form. */
const IS = String.raw`\\*["']?\s*[:=]\s*`;

/** Patterns of texts that a log must not contain, by name. */
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

/** Text that may be encoded: a run without blanks, quotes and brackets. A backslash at its end belongs to what follows. */
const WORD = /[^\s"'<>()[\]{},]*[^\s"'<>()[\]{},\\]/g;

const fromCode = (digits: string, base: number) => {
  const code = Number.parseInt(digits, base);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
};

/** Ways to write a character by its number. */
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

/** Returns what a word can stand for once its escapes and its base64 are decoded, the word itself first. */
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
      // Encoded three times is deeper than anything that we write.
      if (found.length < 16 && !found.includes(one)) found.push(one);
    }
  }
  return found;
}

const isSecret = (text: string) =>
  Object.values(SECRETS).some((pattern) => text.search(pattern) >= 0);

/** Returns the text with a mark in the place of queries, and of what identifies a person or gives access, encoded or not. */
export function withoutSecrets(text: string): string {
  const plain = Object.values(SECRETS).reduce(
    (line, pattern) => line.replace(pattern, CENSOR),
    text.replace(QUERY, `$1?${CENSOR}`).replace(TOKEN_PATH, `$1${CENSOR}`),
  );
  return plain.replace(WORD, (word) => (readings(word).slice(1).some(isSecret) ? CENSOR : word));
}

/**
 * Returns the lines that contain what a log must not, each with what it is.
 * @param known further secrets, to be found however they are written
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
