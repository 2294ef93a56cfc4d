import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import type { Channel } from '@/lib/core/channel';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { PRIVACY_POLICY_VERSION } from '@/lib/core/seo/text-changed';
import { dataOf } from '@/lib/core/supabase/answer';
import { type FormRefusal, formRefusal } from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import type { RegistrationFilters } from './filters';
import { type ListedRegistration, listedRegistration, type Place, place } from './model';
import type { RegistrationEnvelope, RegistrationInput } from './schema';

/** Returns one page of the registrations that match the filters, of all webinars or of one. */
export async function listRegistrations(
  leader: Leader,
  filters: RegistrationFilters,
  after: string | null = filters.after,
): Promise<Page<ListedRegistration>> {
  const client = await sessionClient();
  let query = client
    .from('webinar_registrations')
    .select(
      'id, firstName:firstname, lastName:lastname, email, company, jobTitle:jobtitle, registeredAt:registrationdate, givenBackAt:given_back_at, timeZone:visitor_time_zone, policyVersion:policy_version, consentedAt:consented_at, webinar:webinars!inner(id, title)',
    );
  if (filters.webinar) query = query.eq('webinarid', filters.webinar);
  if (filters.place !== 'all') {
    query =
      filters.place === 'given_back'
        ? query.not('given_back_at', 'is', null)
        : query.is('given_back_at', null);
  }
  if (filters.from) query = query.gte('registrationdate', startOfDay(filters.from));
  if (filters.to) query = query.lt('registrationdate', endOfDay(filters.to));
  if (filters.q) {
    query = query.or(containing(filters.q, ['firstname', 'lastname', 'email', 'company']));
  }
  const answer = await keyset(query, orderOf(filters.sort), after);
  const rows = z
    .array(listedRegistration)
    .parse(dataOf(answer, `${leader.id} could not list registrations`));
  return pageOf(rows, ({ registeredAt }) => registeredAt);
}

/**
 * Stores a registration and its mail in one transaction (spec sections 3, 7). The database decides who
 * gets the last place, and refuses an email that is registered already.
 * @returns the slug of the webinar and whether it has a room yet, or why it was refused
 */
export async function storeRegistration(
  input: RegistrationInput,
  { webinarId, visitorTimeZone }: RegistrationEnvelope,
  channel: Channel | null,
): Promise<{ slug: string; hasRoom: boolean } | { refused: FormRefusal }> {
  const client = serviceClient();
  const answer = await client
    .from('webinars')
    .select('slug, title, room:webinar_rooms(webinar_id)')
    .eq('id', webinarId)
    .maybeSingle();
  const webinar = dataOf(answer, 'The webinar of a registration cannot be read');
  if (!webinar) return { refused: 'closed' };
  const { error } = await client.from('webinar_registrations').insert({
    firstname: input.firstName,
    lastname: input.lastName,
    email: input.email,
    company: input.company,
    jobtitle: input.jobTitle,
    webinarid: webinarId,
    webinartitle: webinar.title,
    registrationdate: new Date().toISOString(),
    visitor_time_zone: visitorTimeZone,
    channel,
    policy_version: PRIVACY_POLICY_VERSION,
  });
  if (!error) return { slug: webinar.slug, hasRoom: webinar.room !== null };
  const refused = formRefusal(error);
  if (refused) return { refused };
  throw new Error('The registration could not be stored', { cause: error });
}

/** Returns a place for the page behind its mail's link; null if it was removed. The caller has verified the link. */
export async function readPlace(registrationId: string): Promise<Place | null> {
  const answer = await serviceClient()
    .from('webinar_registrations')
    .select(
      'firstName:firstname, registeredAt:registrationdate, givenBackAt:given_back_at, webinar:webinars!inner(slug, title, startsAt:starts_at)',
    )
    .eq('id', registrationId)
    .maybeSingle();
  return place.nullable().parse(dataOf(answer, 'The place of a registrant cannot be read'));
}

/**
 * Gives a place back, which frees it at once; the caller has verified the link.
 * @returns the place as it is stored now, null if it was removed, or that its webinar has begun
 */
export async function giveBackPlace(
  registrationId: string,
): Promise<Place | null | { refused: 'begun' }> {
  const { error } = await serviceClient()
    .from('webinar_registrations')
    .update({ given_back_at: new Date().toISOString() })
    .eq('id', registrationId)
    .is('given_back_at', null);
  if (error && formRefusal(error) === 'closed') return { refused: 'begun' };
  if (error) throw new Error('The place could not be given back', { cause: error });
  return readPlace(registrationId);
}
