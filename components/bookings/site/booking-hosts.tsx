import { Portrait } from '@/components/people/site/portrait';
import type { BookableHost } from '@/lib/people/faces/model';

/** The people with whom a visitor can talk; nothing where no host is set up. */
export function BookingHosts({ hosts }: { hosts: BookableHost[] }) {
  if (hosts.length === 0) return null;
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    hosts.map(({ name }) => name),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="flex gap-2">
        {hosts.map(({ name, photo }) => (
          <Portrait key={name} name={name} photo={photo} className="size-20 text-2xl lg:size-24" />
        ))}
      </div>
      <p>
        You will talk to
        <span className="block font-medium text-ink">{names}</span>
      </p>
    </div>
  );
}
