'use client';

import { use } from 'react';
import { bookingColumns } from '@/components/bookings/desk/booking-columns';
import { DataTable } from '@/components/lists/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { ListedBooking } from '@/lib/bookings/desk/model';
import type { Page } from '@/lib/core/lists/keyset';

const SHOWN = ['name', 'company', 'startsAt', 'status'];
// The list is always in chronological order, so no column can be sorted.
const columns = bookingColumns
  .filter(({ id }) => SHOWN.includes(id))
  .map(({ sort: _, ...column }) => column);

type HeldListProps = { page: Promise<Page<ListedBooking>>; isPast: boolean };

/** Table of a host's consultations. */
export function QuarantineList({ page, isPast }: HeldListProps) {
  return (
    <DataTable
      caption="Consultations"
      columns={columns}
      page={use(page)}
      sortedBy="preferreddate"
      nameOf={({ name }) => name}
      empty={
        <EmptyState title={isPast ? 'No consultations yet' : 'No upcoming consultations'}>
          {isPast
            ? 'Your past consultations are listed here.'
            : 'When a visitor books you, the consultation appears here with what they wrote.'}
        </EmptyState>
      }
    />
  );
}
