import type { ReactNode } from 'react';
import { channelClassNames } from '@/lib/core/channel-classes';
import { channelLinks } from '@/lib/dashboard/links';
import type { ChannelSteps } from '@/lib/dashboard/model';
import type { Period } from '@/lib/dashboard/periods';
import { centsText } from '@/lib/deals/amounts';

const link = 'text-accent underline underline-offset-4';
const COLUMNS = ['Visits', 'Forms', 'Bookings', 'Deals', 'Won', 'Worth'] as const;

const counted = (count: number, href: string): ReactNode =>
  count === 0 ? (
    '0'
  ) : (
    <a href={href} className={link}>
      {count.toLocaleString('en-US')}
    </a>
  );

type ChannelTableProps = { channels: readonly ChannelSteps[]; period: Period };

/** Table of marketing channels from visits to revenue. A number with a list behind it is a link. */
export function ChannelTable({ channels, period }: ChannelTableProps) {
  if (channels.length === 0) return <p className="px-4 py-5">Nothing arrived in this period.</p>;
  const cellsOf = (row: ChannelSteps): Record<(typeof COLUMNS)[number], ReactNode> => {
    const links = channelLinks(row.channel, period);
    return {
      Visits: row.visits.toLocaleString('en-US'),
      Forms: row.touches.toLocaleString('en-US'),
      Bookings: counted(row.bookings, links.bookings),
      Deals: counted(row.deals, links.deals),
      Won: counted(row.won, links.won),
      Worth: centsText(row.cents),
    };
  };
  return (
    <table className="w-full">
      <caption className="sr-only">Channels, from visits to dollars</caption>
      <thead className="border-b border-line text-ink-3 max-sm:sr-only">
        <tr>
          <th scope="col" className="h-9 px-4 text-left font-normal">
            Channel
          </th>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className="px-4 text-right font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {channels.map((row) => {
          const cells = cellsOf(row);
          return (
            <tr
              key={row.channel}
              className="max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-4 max-sm:px-4 max-sm:py-3"
            >
              <th
                scope="row"
                className="text-left font-normal text-ink max-sm:col-span-3 sm:px-4 sm:py-2"
              >
                {channelClassNames[row.channel]}
              </th>
              {COLUMNS.map((name) => (
                <td
                  key={name}
                  className="font-mono text-ink tabular-nums max-sm:pt-1 sm:px-4 sm:py-2 sm:text-right"
                >
                  <span aria-hidden className="block font-sans text-ink-3 sm:hidden">
                    {name}
                  </span>
                  {cells[name]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
