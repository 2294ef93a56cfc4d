import { LineIcon } from '@/components/ui/line-icon';
import { brand } from '@/lib/brand';

const PHONE =
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384';
const MAIL =
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';
const MESSAGE =
  'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z';
const LIFE_BUOY =
  'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4.93 4.93l4.24 4.24M14.83 9.17l4.24-4.24M14.83 14.83l4.24 4.24M9.17 14.83l-4.24 4.24';

const CHANNELS = [
  { icon: PHONE, name: 'Phone', link: brand.phone, note: brand.phoneHours },
  { icon: MAIL, name: 'Email', link: brand.email, note: `We answer ${brand.replyPromise}` },
  {
    icon: MESSAGE,
    name: 'Live chat',
    link: brand.liveChat,
    note: `In writing. A person answers ${brand.replyPromise}`,
  },
  {
    icon: LIFE_BUOY,
    name: 'Support',
    link: brand.support,
    note: 'For clients with a running automation',
  },
] as const;

/** Alternative contact channels (spec sections 2, 9). */
export function ContactChannels() {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {CHANNELS.map(({ icon, name, link, note }) => (
        <li key={name} className="flex gap-4 py-4">
          <LineIcon d={icon} className="mt-1 size-5 shrink-0 text-ink-3" strokeWidth={1.5} />
          <div>
            <p className="font-mono text-xs uppercase tracking-[0.08em] text-ink-3">{name}</p>
            <a
              href={link.href}
              className="inline-block py-0.5 text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {link.label}
            </a>
            <p className="text-sm text-ink-3">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
