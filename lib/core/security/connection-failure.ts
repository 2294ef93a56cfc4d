import ipaddr from 'ipaddr.js';

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was cut',
  EPIPE: 'The connection was cut',
  'socket hang up': 'The connection was cut',
  ETIMEDOUT: 'It did not answer in time',
  EHOSTUNREACH: 'No network leads there',
  ENETUNREACH: 'No network leads there',
  ENOTFOUND: 'The name of its server is unknown',
  EAI_AGAIN: 'The name of its server could not be looked up',
};

/** Returns whether a word is an IP, optionally with a port. */
function isAddress(word: string): boolean {
  const bare = word.replace(/[.:]+$/, '');
  const [, host = bare.replace(/^\[|\]$/g, '')] =
    /^\[(.+)\]:\d+$/.exec(bare) ?? /^([\d.]+):\d+$/.exec(bare) ?? [];
  return ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv6.isValid(host);
}

/**
 * Returns the reason of a failed connection for people, without IPs and ports, which would reveal the network around
 * this server. The log contains the error itself.
 */
export function connectionFailure(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error('Unknown failure');
  const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
  const known = Object.keys(REASONS).find((name) => code === name || message.includes(name));
  if (known) return REASONS[known] ?? message;
  return message.replace(/[\w.:[\]]+/g, (word) => (isAddress(word) ? '(an IP)' : word));
}
