import { z } from 'zod';
import { consentColumns, personRow } from '@/lib/core/supabase/columns';

/** A registration in a list; `registeredAt` is an instant as the database writes it. */
export const listedRegistration = z
  .object({
    id: z.guid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    company: z.string().nullable(),
    jobTitle: z.string().nullable(),
    registeredAt: z.string(),
    givenBackAt: z.string().nullable(),
    remindedAt: z.string().nullable(),
    joinedAt: z.string().nullable(),
    watchedAt: z.string().nullable(),
    bookedAt: z.string().nullable(),
    timeZone: z.string().nullable(),
    ...consentColumns,
    contact: personRow.nullable(),
    webinar: z.object({ id: z.guid(), title: z.string() }),
  })
  .transform(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}` }));
export type ListedRegistration = z.output<typeof listedRegistration>;

const registration = z.object({
  id: z.string(),
  firstname: z.string(),
  webinarid: z.string(),
  visitor_time_zone: z.string().nullable(),
  /** Id of the private link; null in emails that were queued before private links existed. */
  link: z.string().nullable().default(null),
  /** True if the person is on the waiting list. */
  waits: z.boolean().default(false),
  offer_ends_at: z.string().nullable().default(null),
});

/** A registration or waiting list entry, as included in its email. */
export type Registration = z.output<typeof registration>;

/** Parses the registration in an event's payload. */
export function parseRegistration(value: unknown): Registration {
  return registration.parse(value);
}
