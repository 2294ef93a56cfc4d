import type { Column } from '@/components/lists/column';
import { RowLink } from '@/components/lists/row-link';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { valueText } from '@/lib/clients/contact-text';
import type { Client } from '@/lib/clients/model';
import { shortMoment } from '@/lib/core/time/business-time';
import { StageButton } from './stage-button';
import { TagList } from './tag-list';

const moment = (instant: string) => <span className="moment">{shortMoment(instant)}</span>;

export const clientColumns: readonly Column<Client>[] = [
  {
    id: 'name',
    header: 'Name',
    sort: 'firstname',
    cell: ({ id, name }) => <RowLink record={id}>{name}</RowLink>,
  },
  { id: 'company', card: 'detail', header: 'Company', cell: ({ company }) => company?.name },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  {
    id: 'stage',
    card: 'status',
    header: 'Stage',
    cell: (client) => <StageButton client={client} />,
  },
  { id: 'owner', card: 'detail', header: 'Owner', cell: ({ owner }) => owner?.name ?? 'No one' },
  {
    id: 'value',
    card: 'detail',
    header: 'Value (USD)',
    sort: 'value',
    numeric: true,
    cell: ({ value }) => valueText(value),
  },
  { id: 'tags', header: 'Tags', cell: ({ tags }) => <TagList tags={tags} />, optional: true },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => phone, optional: true },
  { id: 'jobtitle', header: 'Job title', cell: ({ jobtitle }) => jobtitle, optional: true },
  { id: 'source', header: 'Source', cell: ({ source }) => source, optional: true },
  {
    id: 'created',
    header: `Created (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'created_at',
    cell: ({ createdAt }) => moment(createdAt),
    optional: true,
  },
  {
    id: 'updated',
    header: `Updated (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'updated_at',
    cell: ({ version }) => moment(version),
    optional: true,
  },
];
