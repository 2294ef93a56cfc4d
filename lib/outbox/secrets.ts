const MASK = '••••••••';
const SECRET = /token|secret|password|hash|signature|key|cookie/i;

/** Returns the value with every field masked that has the name of a secret, at any depth. */
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

/** Masks the signed tokens of links and a known secret in a text, because each gives access to anyone who has it. */
export function withoutTokens(text: string, secret?: string): string {
  const masked = text.replace(SIGNED_TOKEN, MASK);
  return secret ? masked.replaceAll(secret, MASK) : masked;
}
