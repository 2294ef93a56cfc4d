import type { ReactNode } from 'react';
import { channelClassNames } from '@/lib/core/channel-classes';
import type { ChannelSteps } from '@/lib/dashboard/model';
import type { Period } from '@/lib/dashboard/periods';
import { centsText } from '@/lib/deals/amounts';
import { dealsPath, paths } from '@/lib/paths';

const link = 'text-accent underline underline-offset-4';
const number = 'px-4 py-2 text-right font-mono text-ink tabular-nums';

const counted = (count: number, href: string): ReactNode =>
  count === 0 ? (
    '0'
  ) : (
    <a href={href} className={link}>
      {count.toLocaleString('en-US')}
    </a>
  );

type ChannelTableProps = { channels: readonly ChannelSteps[]; period: Period };

/** Numbers of each class of channels, from visits to dollars; a number with a list opens it. */
export function ChannelTable({ channels, period: { first: from, last: to } }: ChannelTableProps) {
  if (channels.length === 0) return <p className="px-4 py-5">Nothing came in these days.</p>;
  const bookings = (channel: string) =>
    `${paths.admin.bookings}?${new URLSearchParams({ channel, quarantined: 'no', from, to })}`;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label="Channels"
      className="overflow-x-auto"
    >
      <table className="w-full min-w-[40rem]">
        <caption className="sr-only">Channels, from visits to dollars</caption>
        <thead className="border-b border-line text-ink-3">
          <tr>
            <th scope="col" className="h-9 px-4 text-left font-normal">
              Channel
            </th>
            {['Visits', 'Forms', 'Bookings', 'Deals', 'Won', 'Worth'].map((name) => (
              <th key={name} scope="col" className="px-4 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {channels.map((row) => (
            <tr key={row.channel}>
              <th scope="row" className="px-4 py-2 text-left font-normal text-ink">
                {channelClassNames[row.channel]}
              </th>
              <td className={number}>{row.visits.toLocaleString('en-US')}</td>
              <td className={number}>{row.touches.toLocaleString('en-US')}</td>
              <td className={number}>{counted(row.bookings, bookings(row.channel))}</td>
              <td className={number}>
                {counted(row.deals, dealsPath({ stage: 'all', source: row.channel, from, to }))}
              </td>
              <td className={number}>
                {counted(row.won, dealsPath({ stage: 'won', source: row.channel, from, to }))}
              </td>
              <td className={number}>{centsText(row.cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
