import { smallPicture } from '@/lib/core/text/image-source';
import type { Booking } from './model';

/** The host as the visitor sees them; `picture` is the URL of a small file. */
export type ShownHost = { name: string; picture: string | null };

/** Returns whom the visitor will talk with; null while a leader still has to check the booking, and without a host. */
export function shownHost({ host, quarantined_at }: Booking): ShownHost | null {
  if (!host || quarantined_at) return null;
  return { name: host.name, picture: host.picture_url && smallPicture(host.picture_url) };
}
