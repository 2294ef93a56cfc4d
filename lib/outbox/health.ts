import type { ChannelHealth } from './model';

/**
 * Returns the health of a channel: `off` if it is not configured, `failing` from its first failure to its next success,
 * `attention` if an event is dead or some attempt failed, `quiet` if nothing was sent.
 */
export function healthOf({
  receivers,
  delivered,
  failed,
  dead,
  failingSince,
}: Pick<ChannelHealth, 'receivers' | 'delivered' | 'failed' | 'dead' | 'failingSince'>):
  | 'off'
  | 'well'
  | 'quiet'
  | 'attention'
  | 'failing' {
  if (receivers === null) return 'off';
  if (failingSince !== null) return 'failing';
  if (dead > 0 || failed > 0) return 'attention';
  return delivered > 0 ? 'well' : 'quiet';
}
