import type { ChannelHealth } from './model';

/**
 * Returns the health of a channel: `off` where it sends nowhere, `failing` from its first failure to its next success,
 * `attention` where an event is dead or some attempt failed, `quiet` where nothing was sent.
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
