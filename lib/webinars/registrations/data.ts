import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
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
    webinar: z.object({ id: z.guid(), title: z.string() }),
  })
  .transform((row) => ({
    id: row.id,
    name: `${row.firstname} ${row.lastname}`,
    email: row.email,
    company: row.company,
    jobTitle: row.jobtitle,
    registeredAt: row.registrationdate,
    timeZone: row.visitor_time_zone,
    webinar: row.webinar,
  }));

/** Who comes to which webinar; `registeredAt` is an instant as the database wrote it. */
export type ListedRegistration = z.output<typeof registrationRow>;

/**
 * One page of the registrations that the filters find, of all webinars or of one.
 * @throws Error if the database cannot be asked
 */
export async function listRegistrations(
  leader: Leader,
  filters: RegistrationFilters,
  after: string | null = filters.after,
): Promise<Page<ListedRegistration>> {
  const client = await sessionClient();
  let query = client
    .from('webinar_registrations')
    .select(
      'id, firstname, lastname, email, company, jobtitle, registrationdate, visitor_time_zone, webinar:webinars!inner(id, title)',
    );
  if (filters.webinar) query = query.eq('webinarid', filters.webinar);
  if (filters.from) query = query.gte('registrationdate', startOfDay(filters.from));
  if (filters.to) query = query.lt('registrationdate', endOfDay(filters.to));
  if (filters.q)
    query = query.or(containing(filters.q, ['firstname', 'lastname', 'email', 'company']));
  const { data, error } = await keyset(query, orderOf(filters.sort), after);
  if (error) throw new Error(`${leader.id} could not list registrations`, { cause: error });
  return pageOf(z.array(registrationRow).parse(data), ({ registeredAt }) => registeredAt);
}
