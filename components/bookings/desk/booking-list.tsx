'use client';

import dynamic from 'next/dynamic';
import { use, useOptimistic } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { OpenLink } from '@/components/lists/open-link';
import { RowMenuButton } from '@/components/lists/row-menu-button';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { untilLoaded } from '@/components/ui/until-loaded';
import { withChange } from '@/lib/bookings/desk/booking-steps';
import type { ListedBooking } from '@/lib/bookings/desk/model';
import type { BookingChange } from '@/lib/bookings/desk/schema';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { deskNotices } from '@/lib/notices/desk';
import { bookingColumns } from './booking-columns';

// Loaded when the list fails, a row is selected, or a menu opens.
const ListFailed = dynamic(() =>
  untilLoaded(() => import('@/components/lists/list-failed')).then((module) => module.ListFailed),
);
const BulkBookingActions = lazyPart(() =>
  import('./bulk-booking-actions').then((module) => module.BulkBookingActions),
);
const BookingMenu = lazyPart(() => import('./booking-menu').then((module) => module.BookingMenu), {
  whenIdle: true,
});

type BookingListProps = {
  /** Null if the list could not be loaded. */
  page: Promise<Page<ListedBooking> | null>;
  owners: readonly { id: string; name: string }[];
};

type Change = { ids: readonly string[]; change: BookingChange };

/** Table of bookings with optimistic updates. */
export function BookingList({ page, owners }: BookingListProps) {
  const fetched = use(page);
  const nameOf = (id: string | null) => owners.find((owner) => owner.id === id)?.name ?? '';
  const [bookings, show] = useOptimistic(fetched?.rows ?? [], (shown, { ids, change }: Change) =>
    shown.map((booking) =>
      ids.includes(booking.id) ? withChange(booking, change, nameOf) : booking,
    ),
  );
  if (!fetched) return <ListFailed title={deskNotices.bookingsFailed} />;
  return (
    <DataTable
      caption="Bookings"
      columns={bookingColumns}
      page={{ rows: bookings, next: fetched.next }}
      sortedBy="-requestdate"
      nameOf={({ name }) => name}
      actions={({ name }) => (
        <RowMenuButton menu="steps" label={`Actions for ${name}`}>
          <Icon name="ellipsis" />
        </RowMenuButton>
      )}
      menus={{
        steps: (booking, place) => (
          <BookingMenu
            booking={booking}
            onChange={(change) => show({ ids: [booking.id], change })}
            place={place}
          />
        ),
      }}
      bulk={(chosen, clear) => (
        <BulkBookingActions
          bookings={chosen}
          owners={owners}
          onChange={(ids, change) => show({ ids, change })}
          onDone={clear}
        />
      )}
      empty={
        <EmptyState
          title="No bookings yet"
          action={
            <OpenLink
              record={NEW_RECORD}
              className={buttonStyle({ variant: 'secondary', size: 'sm' })}
            >
              New booking
            </OpenLink>
          }
        >
          Consultations appear here when a visitor books one or you add one.
        </EmptyState>
      }
    />
  );
}
