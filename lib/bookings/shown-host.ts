import { smallPicture } from '@/lib/core/text/image-source';
import type { Booking } from './model';

/** The host for the visitor; `picture` is the URL of a small file. */
export type ShownHost = { name: string; picture: string | null };

/** Returns the host whom the visitor will talk to; null while the booking is in quarantine, and without a host. */
export function shownHost({ host, quarantined_at }: Booking): ShownHost | null {
  if (!host || quarantined_at) return null;
  return { name: host.name, picture: host.picture_url && smallPicture(host.picture_url) };
}
