'use client';

import { useRef, useState } from 'react';
import type { Named } from '@/lib/tasks/links/model';
import { LinkField } from './link-field';

type TaskLinkFieldsProps = { values: Record<string, string>; errors: Record<string, string> };

const named = (id = '', name = ''): Named | null => (id ? { id, name: name || 'Chosen' } : null);

/** The client and the booking that a task is about; a booking fills in its client. */
export function TaskLinkFields({ values, errors }: TaskLinkFieldsProps) {
  const [client, setClient] = useState(named(values.client, values.clientName));
  const [booking, setBooking] = useState(named(values.booking, values.bookingName));
  const place = useRef<HTMLDivElement>(null);

  /** Writes the choice into the form, which keeps what is typed and sends it. */
  function put(fields: Record<string, string>) {
    for (const [name, value] of Object.entries(fields)) {
      const field = place.current?.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (field) field.value = value;
    }
    place.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function chooseClient(chosen: Named | null) {
    setClient(chosen);
    put({ client: chosen?.id ?? '', clientName: chosen?.name ?? '' });
  }

  return (
    <div ref={place} className="grid gap-4 sm:grid-cols-2">
      {['client', 'clientName', 'booking', 'bookingName'].map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={values[name]} />
      ))}
      <LinkField
        kind="clients"
        label="Client"
        name="client"
        hint="Type a name, company or email"
        chosen={client}
        error={errors.client}
        onChoose={chooseClient}
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
          put({ booking: found?.id ?? '', bookingName: found?.name ?? '' });
          if (found?.client) chooseClient(found.client);
        }}
      />
    </div>
  );
}
