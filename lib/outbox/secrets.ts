const MASK = '••••••••';
const SECRET = /token|secret|password|hash|signature|key|cookie/i;

/** Returns the value with every field masked whose name is that of a secret, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && inner !== null ? MASK : withoutSecrets(inner),
    ]),
  );
}

/** A signed token: base64url text, a dot and a signature of 32 bytes. */
const SIGNED_TOKEN = /[\w-]{8,}\.[\w-]{43}(?![\w-])/g;

/** Returns the text with the signed tokens of its links, and the secret in it, masked: each works for anyone who has it. */
export function withoutTokens(text: string, secret?: string): string {
  const masked = text.replace(SIGNED_TOKEN, MASK);
  return secret ? masked.replaceAll(secret, MASK) : masked;
}
