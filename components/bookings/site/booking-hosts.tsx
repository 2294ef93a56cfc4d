import { PersonName } from '@/components/people/site/person-name';
import { Portrait } from '@/components/people/site/portrait';
import type { BookableHost } from '@/lib/people/faces/model';

/** Maximum number of hosts shown. The form offers the times of all hosts. */
const MAX_HOSTS = 12;

/** Hosts whom a visitor can talk to. Renders nothing if no host is set up. */
export function BookingHosts({ hosts: all }: { hosts: BookableHost[] }) {
  const hosts = all.slice(0, MAX_HOSTS);
  if (hosts.length === 0) return null;
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).formatToParts([
    ...hosts.map(({ name }) => name),
    ...(all.length > MAX_HOSTS ? ['another of us'] : []),
  ]);
  const paths = new Map(hosts.map(({ name, path }) => [name, path]));
  // More than three pictures overlap, so that they fit on one line on a phone.
  const size = hosts.length > 3 ? '-mr-3 size-14 ring-2 ring-paper' : 'size-16 lg:size-20';
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="flex flex-wrap gap-2">
        {hosts.map(({ name, photo }) => (
          <Portrait key={name} name={name} photo={photo} decorative className={`text-xl ${size}`} />
        ))}
      </div>
      <p className="min-w-48 flex-1 text-base leading-6.5">
        You will talk to {hosts.length > 1 && 'one of us'}
        <span className="block font-medium text-ink">
          {names.map(({ type, value }) =>
            type === 'element' ? (
              <PersonName key={value} name={value} path={paths.get(value)} />
            ) : (
              value
            ),
          )}
        </span>
      </p>
    </div>
  );
}
