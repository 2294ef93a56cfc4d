import type { Filter } from '@/components/lists/filter-control';
import { NO_OWNER } from '@/lib/clients/filters';
import { CLIENT_STAGES, clientStageNames } from '@/lib/clients/stages';
import type { Choice } from '@/lib/core/lists/choices';

/** Returns the filters of the contact list. */
export function clientFilterChoices(
  people: readonly Choice[],
  tags: readonly Choice[],
  /** Company whose contacts are shown; null for all. */
  company: { id: string; name: string } | null,
): Filter[] {
  return [
    {
      name: 'stage',
      label: 'Stage',
      options: CLIENT_STAGES.map((value) => ({ value, label: clientStageNames[value] })),
    },
    {
      name: 'owner',
      label: 'Owner',
      options: [{ value: NO_OWNER, label: 'No one' }],
      records: { from: 'people', given: people },
    },
    { name: 'tag', label: 'Tag', options: [], records: { from: 'tags', given: tags } },
    ...(company
      ? [
          {
            name: 'company',
            label: 'Company',
            options: [{ value: company.id, label: company.name }],
          },
        ]
      : []),
    { label: 'Became a client', type: 'days' },
  ];
}
