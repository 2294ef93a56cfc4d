import type { Filter } from '@/components/lists/filter-control';
import { NO_OWNER } from '@/lib/clients/filters';
import { CLIENT_STAGES, clientStageNames } from '@/lib/clients/stages';

/** The filters of the list of contacts. */
export function clientFilterChoices(
  people: readonly { id: string; name: string }[],
  tags: readonly string[],
  /** The company whose people are shown. */
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
      options: [
        { value: NO_OWNER, label: 'Nobody' },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    { name: 'tag', label: 'Tag', options: tags.map((tag) => ({ value: tag, label: tag })) },
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
