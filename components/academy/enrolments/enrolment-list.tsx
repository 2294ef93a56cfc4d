'use client';

import { use } from 'react';
import type { Column } from '@/components/lists/column';
import { DataTable } from '@/components/lists/data-table';
import { RowLink } from '@/components/lists/row-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { ListedEnrolment } from '@/lib/academy/enrolments/model';
import { isStuck } from '@/lib/academy/enrolments/states';
import { paymentLabel } from '@/lib/academy/payments/label';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Page } from '@/lib/core/lists/keyset';
import { consentText } from '@/lib/core/text/consent';
import { shortMoment } from '@/lib/core/time/business-time';
import { outlinePath } from '@/lib/paths/staff';

const moment = (instant: string) => <span className="moment">{shortMoment(instant)}</span>;

const columns: readonly Column<ListedEnrolment>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id, name }) => <RowLink record={id}>{name}</RowLink>,
  },
  {
    id: 'course',
    card: 'detail',
    header: 'Course',
    cell: ({ course }) => (
      <a href={outlinePath(course.id)} className="underline-offset-4 hover:underline">
        {course.title}
      </a>
    ),
  },
  {
    id: 'progress',
    card: 'detail',
    header: 'Progress',
    sort: 'progress',
    numeric: true,
    cell: ({ progress, waits }) => (waits ? 'Waiting' : `${progress}%`),
  },
  {
    id: 'payment',
    card: 'detail',
    header: 'Payment',
    cell: (enrolment) => paymentLabel(enrolment),
  },
  {
    id: 'active',
    card: 'detail',
    header: `Last active (${BUSINESS_TIME_ZONE_NAME})`,
    cell: (enrolment) => (
      <>
        {moment(enrolment.lastActiveAt)}
        {isStuck(enrolment) && <span className="block text-medium">stuck</span>}
      </>
    ),
  },
  {
    id: 'devices',
    header: 'Devices',
    numeric: true,
    cell: ({ link }) => link.devices,
    optional: true,
  },
  {
    id: 'rating',
    card: 'detail',
    header: 'Rating',
    numeric: true,
    cell: ({ rating }) => (rating === null ? 'None' : `${rating} of 5`),
    optional: true,
  },
  {
    id: 'enrolled',
    card: 'time',
    header: `Enrolled (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'created_at',
    cell: ({ enrolledAt }) => moment(enrolledAt),
  },
  { id: 'email', header: 'Email', cell: ({ email }) => email, optional: true },
  {
    id: 'completed',
    header: `Completed (${BUSINESS_TIME_ZONE_NAME})`,
    cell: ({ completedAt }) => completedAt && moment(completedAt),
    optional: true,
  },
  { id: 'consent', header: 'Consent', cell: consentText, optional: true },
];

/** Table of learners with their course, progress and rating. */
export function EnrolmentList({ page }: { page: Promise<Page<ListedEnrolment>> }) {
  return (
    <DataTable
      caption="Enrolments"
      columns={columns}
      page={use(page)}
      sortedBy="-created_at"
      nameOf={({ name }) => name}
      empty={
        <EmptyState title="No enrollments yet">
          People who enroll on a course’s page appear here at once.
        </EmptyState>
      }
    />
  );
}
