import { LifeBuoy, Mail, MessageSquare, Phone } from 'lucide-react';
import { brand } from '@/lib/brand';

const CHANNELS = [
  { Icon: Phone, name: 'Phone', link: brand.phone, note: brand.phoneHours },
  { Icon: Mail, name: 'Email', link: brand.email, note: `We answer ${brand.replyPromise}` },
  {
    Icon: MessageSquare,
    name: 'Live chat',
    link: brand.liveChat,
    note: `A person answers, ${brand.phoneHours}`,
  },
  {
    Icon: LifeBuoy,
    name: 'Support',
    link: brand.support,
    note: 'For clients with a running automation',
  },
] as const;

/** The other ways to reach us (spec sections 2, 9). */
export function ContactChannels() {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {CHANNELS.map(({ Icon, name, link, note }) => (
        <li key={name} className="flex gap-4 py-4">
          <Icon aria-hidden className="mt-1 size-5 shrink-0 text-ink-3" strokeWidth={1.5} />
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
