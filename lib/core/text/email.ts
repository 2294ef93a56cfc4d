/** Local part: the characters that HTML and RFC 5322 allow without quotation marks. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const MAX_LOCAL_LENGTH = 64;

/** A domain with at least two labels; the last one is a word, possibly in Punycode, and not a number. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/** Characters that a URL parser would not read as part of a host. */
const NOT_IN_HOSTS = /[\s/?#@:\\%<>^|[\]`{}"]/;

/** Returns a host in its DNS form: 'münchen.de' becomes 'xn--mnchen-3ya.de'. Null if it is invalid. */
export function asciiHost(typed: string): string | null {
  if (NOT_IN_HOSTS.test(typed) || !URL.canParse(`http://${typed}`)) return null;
  return new URL(`http://${typed}`).hostname;
}

/**
 * Returns an email address in its stored form: the domain in lowercase ASCII, the local part as typed. Null if not
 * every mail program could send to it.
 */
export function readEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, at);
  const domain = asciiHost(typed.slice(at + 1));
  if (at < 1 || domain === null || !DOMAIN.test(domain)) return null;
  const email = `${local}@${domain}`;
  return LOCAL.test(local) && local.length <= MAX_LOCAL_LENGTH && email.length <= 254
    ? email
    : null;
}
