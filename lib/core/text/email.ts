/** Local part: the characters that HTML and RFC 5322 allow without quotation marks. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const MAX_LOCAL_LENGTH = 64;

/** A domain with at least two labels; the last one is a word, also one in Punycode, and no number. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/** Characters that a URL parser would not read as part of a host. */
const NOT_IN_HOSTS = /[\s/?#@:\\%<>^|[\]`{}"]/;

/** Returns a host as the domain name system has it: 'münchen.de' is 'xn--mnchen-3ya.de'. Null if it is not one. */
export function asciiHost(typed: string): string | null {
  if (NOT_IN_HOSTS.test(typed) || !URL.canParse(`http://${typed}`)) return null;
  return new URL(`http://${typed}`).hostname;
}

/**
 * Returns an email address as it is stored: the domain in ASCII and lower case, the rest as it was typed. Null for a
 * text that is no address at which mail programs everywhere can write.
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
