'use client';

import { useState } from 'react';
import { FormValue } from '@/components/records/form-value';
import type { Named } from '@/lib/tasks/links/model';
import { LinkField } from './link-field';

type TaskLinkFieldsProps = { values: Record<string, string>; errors: Record<string, string> };

const named = (id = '', name = ''): Named | null => (id ? { id, name: name || 'Chosen' } : null);

/** Fields for the client and the booking of a task. Choosing a booking fills in its client. */
export function TaskLinkFields({ values, errors }: TaskLinkFieldsProps) {
  const [client, setClient] = useState(named(values.client, values.clientName));
  const [booking, setBooking] = useState(named(values.booking, values.bookingName));

  const fields = {
    client: client?.id,
    clientName: client?.name,
    booking: booking?.id,
    bookingName: booking?.name,
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {Object.entries(fields).map(([name, value]) => (
        <FormValue key={name} name={name} value={value ?? ''} />
      ))}
      <LinkField
        kind="clients"
        label="Client"
        name="client"
        hint="Type a name, company or email"
        chosen={client}
        error={errors.client}
        onChoose={setClient}
      />
      <LinkField
        kind="bookings"
        label="Booking"
        name="booking"
        hint="Type the visitor's name or company"
        chosen={booking}
        error={errors.booking}
        onChoose={(found) => {
          setBooking(found);
          if (found?.client) setClient(found.client);
        }}
      />
    </div>
  );
}
