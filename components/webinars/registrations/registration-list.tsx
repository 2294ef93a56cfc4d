'use client';

import { use } from 'react';
import type { Column } from '@/components/lists/column';
import { DataTable } from '@/components/lists/data-table';
import { EmailText } from '@/components/ui/email-text';
import { EmptyState } from '@/components/ui/empty-state';
import { Status } from '@/components/ui/status';
import { bounceReasons } from '@/lib/bounce-reasons';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Page } from '@/lib/core/lists/keyset';
import { consentText } from '@/lib/core/text/consent';
import { shortMoment } from '@/lib/core/time/business-time';
import type { Bounce } from '@/lib/outbox/bounces/model';
import { clientPath, editorTabPath } from '@/lib/paths/staff';
import type { ListedRegistration } from '@/lib/webinars/registrations/model';

type Row = ListedRegistration & { bounce: Bounce | null };

const name: Column<Row> = {
  id: 'name',
  header: 'Name',
  cell: ({ name, contact, givenBackAt }) => (
    <>
      {contact ? (
        <a
          href={clientPath(contact.id)}
          className="font-medium text-ink underline-offset-4 hover:underline"
        >
          {name}
        </a>
      ) : (
        <span className="font-medium text-ink">{name}</span>
      )}
      {givenBackAt && (
        <span className="block">
          <Status tone="done">Given back {shortMoment(givenBackAt)}</Status>
        </span>
      )}
    </>
  ),
};

/** Returns the steps that a registrant took, latest first. */
function stepsOf({ bookedAt, watchedAt, joinedAt, remindedAt }: ListedRegistration) {
  return [
    bookedAt && 'booked',
    watchedAt && 'watched',
    joinedAt && 'attended',
    remindedAt && 'reminded',
  ]
    .filter(Boolean)
    .join(', ');
}

const webinar: Column<Row> = {
  id: 'webinar',
  card: 'detail',
  header: 'Webinar',
  cell: ({ webinar: { id, title } }) => (
    <a
      href={editorTabPath('webinars', id, 'registrations')}
      className="underline-offset-4 hover:underline"
    >
      {title}
    </a>
  ),
};

const others: readonly Column<Row>[] = [
  {
    id: 'email',
    card: 'detail',
    header: 'Email',
    cell: ({ email, bounce }) => (
      <>
        <a href={`mailto:${email}`} className="underline-offset-4 hover:underline">
          <EmailText>{email}</EmailText>
        </a>
        {bounce && (
          <span className="block">
            <Status tone="high">{bounceReasons[bounce.kind]}</Status>
          </span>
        )}
      </>
    ),
  },
  { id: 'company', card: 'detail', header: 'Company', cell: ({ company }) => company },
  { id: 'job', header: 'Job title', cell: ({ jobTitle }) => jobTitle, optional: true },
  {
    id: 'registered',
    card: 'time',
    header: `Registered (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'registrationdate',
    cell: ({ registeredAt }) => <span className="moment">{shortMoment(registeredAt)}</span>,
  },
  { id: 'zone', header: 'Their time zone', cell: ({ timeZone }) => timeZone, optional: true },
  { id: 'consent', header: 'Consent', cell: consentText, optional: true },
];

const steps: Column<Row> = {
  id: 'steps',
  header: 'Steps',
  card: 'detail',
  cell: stepsOf,
};

const columns = {
  one: [name, steps, ...others],
  all: [name, webinar, ...others, { ...steps, optional: true }],
};

type RegistrationListProps = {
  /** Column set: for a single webinar or for all webinars. */
  of: keyof typeof columns;
  page: Promise<Page<Row>>;
};

/** Table of webinar registrations. */
export function RegistrationList({ of, page }: RegistrationListProps) {
  return (
    <DataTable
      caption="Registrations"
      columns={columns[of]}
      page={use(page)}
      sortedBy="-registrationdate"
      nameOf={({ name }) => name}
      empty={
        <EmptyState title="No registrations yet">
          People who register on a webinar’s page appear here at once.
        </EmptyState>
      }
    />
  );
}
