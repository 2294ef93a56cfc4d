import { z } from 'zod';
import { consentColumns } from '@/lib/core/supabase/columns';

/** A registration in a list; `registeredAt` is an instant as the database wrote it. */
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
    timeZone: z.string().nullable(),
    ...consentColumns,
    webinar: z.object({ id: z.guid(), title: z.string() }),
  })
  .transform(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}` }));
export type ListedRegistration = z.output<typeof listedRegistration>;

/** A place as the page behind its mail's link shows it. */
export const place = z.object({
  firstName: z.string(),
  registeredAt: z.string(),
  givenBackAt: z.string().nullable(),
  webinar: z.object({
    slug: z.string(),
    title: z.string(),
    startsAt: z.string(),
  }),
});
export type Place = z.output<typeof place>;

const registration = z.object({
  id: z.string(),
  firstname: z.string(),
  webinarid: z.string(),
  visitor_time_zone: z.string().nullable(),
});

/** A registration as its event carries it. */
export type Registration = z.output<typeof registration>;

/** Parses the registration in an event's payload. */
export function parseRegistration(value: unknown): Registration {
  return registration.parse(value);
}
