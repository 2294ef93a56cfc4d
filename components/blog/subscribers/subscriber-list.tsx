'use client';

import { use } from 'react';
import type { Column } from '@/components/lists/column';
import { DataTable } from '@/components/lists/data-table';
import { RowMenuButton } from '@/components/lists/row-menu-button';
import { EmailText } from '@/components/ui/email-text';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Status } from '@/components/ui/status';
import type { Subscriber } from '@/lib/blog/subscribers/model';
import { subscriberStateNames } from '@/lib/blog/subscribers/rules';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Page } from '@/lib/core/lists/keyset';
import { consentText } from '@/lib/core/text/consent';
import { shortMoment } from '@/lib/core/time/business-time';
import { SubscriberMenu } from './subscriber-menu';

const tones = { active: 'low', unconfirmed: 'medium', bounced: 'high', ended: 'done' } as const;

const moment = (instant: string | null) =>
  instant && <span className="moment">{shortMoment(instant)}</span>;

const columns: readonly Column<Subscriber>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => (
      <a
        href={`mailto:${email}`}
        className="font-medium text-ink underline-offset-4 hover:underline"
      >
        <EmailText>{email}</EmailText>
      </a>
    ),
  },
  {
    id: 'state',
    card: 'status',
    header: 'State',
    cell: ({ state }) => <Status tone={tones[state]}>{subscriberStateNames[state]}</Status>,
  },
  {
    id: 'subscribed',
    card: 'time',
    header: `Subscribed (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'created_at',
    cell: ({ subscribedAt }) => moment(subscribedAt),
  },
  {
    id: 'confirmed',
    header: `Confirmed (${BUSINESS_TIME_ZONE_NAME})`,
    cell: ({ confirmedAt }) => moment(confirmedAt),
  },
  {
    id: 'ended',
    header: `Ended (${BUSINESS_TIME_ZONE_NAME})`,
    cell: ({ endedAt }) => moment(endedAt),
    optional: true,
  },
  { id: 'consent', header: 'Consent', cell: consentText, optional: true },
];

/** Table of blog subscribers. */
export function SubscriberList({ page }: { page: Promise<Page<Subscriber>> }) {
  return (
    <DataTable
      caption="Subscribers"
      columns={columns}
      page={use(page)}
      sortedBy="-created_at"
      nameOf={({ email }) => email}
      actions={({ email, state }) =>
        (state === 'active' || state === 'unconfirmed') && (
          <RowMenuButton menu="steps" label={`Actions for ${email}`}>
            <Icon name="ellipsis" />
          </RowMenuButton>
        )
      }
      menus={{
        steps: ({ id }, place) => <SubscriberMenu id={id} place={place} />,
      }}
      empty={
        <EmptyState title="No subscribers yet">
          People who subscribe at the foot of the blog appear here at once.
        </EmptyState>
      }
    />
  );
}
