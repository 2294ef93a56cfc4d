import type { Filter } from '@/components/lists/filter-control';
import { CHANNEL_CLASSES, channelClassNames } from '@/lib/core/channel-classes';
import type { Choice } from '@/lib/core/lists/choices';
import { monthText } from '@/lib/deals/day-text';
import { NO_MONTH, NOBODY } from '@/lib/deals/filters';
import { DEAL_STAGES, dealStageNames } from '@/lib/deals/stages';

type DealFilterChoices = {
  view: 'list' | 'board';
  /** Possible owners; absent for members, who see only their own deals. */
  people?: readonly Choice[];
  /** Months of the date filter, 'YYYY-MM'. */
  months: readonly string[];
};

/** Returns the filters of the deal list. The board needs no stage filter. */
export function dealFilterChoices({ view, people, months }: DealFilterChoices): Filter[] {
  return [
    ...(view === 'list'
      ? [
          {
            name: 'stage',
            label: 'Stage',
            any: 'Stage: open',
            options: [
              ...DEAL_STAGES.map((value) => ({ value, label: dealStageNames[value] })),
              { value: 'all', label: 'All stages' },
            ],
          },
        ]
      : []),
    ...(people
      ? [
          {
            name: 'owner',
            label: 'Owner',
            options: [{ value: NOBODY, label: 'No one' }],
            records: { from: 'people', given: people } as const,
          },
        ]
      : []),
    {
      name: 'step',
      label: 'Next step',
      options: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'none', label: 'Missing' },
      ],
    },
    { isRare: true, name: 'state', label: 'State', options: [{ value: 'stale', label: 'Stale' }] },
    {
      isRare: true,
      name: 'source',
      label: 'Source',
      options: CHANNEL_CLASSES.map((value) => ({ value, label: channelClassNames[value] })),
    },
    {
      name: 'month',
      label: 'Expected',
      options: [
        ...months.map((value) => ({ value, label: monthText(value) })),
        { value: NO_MONTH, label: 'Without a date' },
      ],
    },
    { isRare: true, label: 'Created', type: 'days' },
  ];
}
