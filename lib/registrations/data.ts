import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/auth/guard';
import { containing, keyset, type Page, pageOf } from '@/lib/lists/keyset';
import { orderOf } from '@/lib/lists/params';
import { sessionClient } from '@/lib/supabase/session';
import type { RegistrationFilters } from './filters';

const registrationRow = z
  .object({
    id: z.guid(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    company: z.string().nullable(),
    jobtitle: z.string().nullable(),
    registrationdate: z.string(),
    visitor_time_zone: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    name: `${row.firstname} ${row.lastname}`,
    email: row.email,
    company: row.company,
    jobTitle: row.jobtitle,
    registeredAt: row.registrationdate,
    timeZone: row.visitor_time_zone,
  }));

/** Who comes to a webinar; `registeredAt` is an instant as the database wrote it. */
export type ListedRegistration = z.output<typeof registrationRow>;

/**
 * One page of those who registered for a webinar and whom the filters find.
 * @throws Error if the database cannot be asked
 */
export async function listRegistrations(
  leader: Leader,
  webinarId: string,
  filters: RegistrationFilters,
  after: string | null = filters.after,
): Promise<Page<ListedRegistration>> {
  if (!z.guid().safeParse(webinarId).success) return { rows: [], next: null };
  const client = await sessionClient();
  let query = client
    .from('webinar_registrations')
    .select(
      'id, firstname, lastname, email, company, jobtitle, registrationdate, visitor_time_zone',
    )
    .eq('webinarid', webinarId);
  if (filters.q)
    query = query.or(containing(filters.q, ['firstname', 'lastname', 'email', 'company']));
  const { data, error } = await keyset(query, orderOf(filters.sort), after);
  if (error) throw new Error(`${leader.id} could not list registrations`, { cause: error });
  return pageOf(z.array(registrationRow).parse(data), ({ registeredAt }) => registeredAt);
}
