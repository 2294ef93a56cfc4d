import { Portrait } from '@/components/people/site/portrait';
import type { BookableHost } from '@/lib/people/faces/model';

/** The people with whom a visitor can talk; nothing where no host is set up. */
export function BookingHosts({ hosts }: { hosts: BookableHost[] }) {
  if (hosts.length === 0) return null;
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    hosts.map(({ name }) => name),
  );
  return (
    <div>
      <h2 className="mb-4 text-h3">You will talk to</h2>
      <div aria-hidden className="flex gap-3">
        {hosts.map(({ name, photo }) => (
          <Portrait key={name} name={name} photo={photo} decorative className="size-24 text-2xl" />
        ))}
      </div>
      <p className="mt-3 text-ink">{names}</p>
    </div>
  );
}
