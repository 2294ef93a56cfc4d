import type { ShownHost } from '@/lib/bookings/shown-host';

/** Names the person whom the visitor will talk with, with their picture. */
export function BookingHost({ host }: { host: ShownHost | null }) {
  if (!host) return null;
  return (
    <span className="mt-3 flex items-center gap-3 text-ink-2">
      {host.picture && (
        // biome-ignore lint/performance/noImgElement: a small file, without the scripts of next/image.
        <img src={host.picture} alt="" className="size-14 rounded-full object-cover" />
      )}
      You talk with {host.name}.
    </span>
  );
}
