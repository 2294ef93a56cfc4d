import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import type { Channel } from '@/lib/core/channel';
import { type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { type Narrowable, searchedPage } from '@/lib/core/lists/search';
import { PRIVACY_POLICY_VERSION } from '@/lib/core/seo/text-changed';
import { dataOf } from '@/lib/core/supabase/answer';
import { type FormRefusal, formRefusal } from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import { type RegistrationFilters, STEP_COLUMNS } from './filters';
import { type ListedRegistration, listedRegistration } from './model';
import type { RegistrationEnvelope, RegistrationInput } from './schema';

/** Returns one page of the registrations that match the filters, of all webinars or of one. */
export async function listRegistrations(
  leader: Leader,
  filters: RegistrationFilters,
  after: string | null = filters.after,
): Promise<Page<ListedRegistration>> {
  const client = await sessionClient();
  const found = client
    .from('webinar_registrations')
    .select(
      'id, firstName:firstname, lastName:lastname, email, company, jobTitle:jobtitle, registeredAt:registrationdate, givenBackAt:given_back_at, remindedAt:reminded_at, joinedAt:joined_at, watchedAt:watched_at, bookedAt:booked_at, timeZone:visitor_time_zone, policyVersion:policy_version, consentedAt:consented_at, contact:clients!client_id(id, firstname, lastname), webinar:webinars!webinar_registrations_webinarid_fkey!inner(id, title)',
    );
  const narrow = <Query extends Narrowable<Query>>(all: Query): Query => {
    let query = all;
    if (filters.webinar) query = query.eq('webinarid', filters.webinar);
    if (filters.place !== 'all') {
      query =
        filters.place === 'given_back'
          ? query.not('given_back_at', 'is', null)
          : query.is('given_back_at', null);
    }
    if (filters.step) query = query.not(STEP_COLUMNS[filters.step], 'is', null);
    if (filters.from) query = query.gte('registrationdate', startOfDay(filters.from));
    if (filters.to) query = query.lt('registrationdate', endOfDay(filters.to));
    return query;
  };
  const answer = await searchedPage(client, 'webinar_registrations', found, {
    q: filters.q,
    narrow,
    order: orderOf(filters.sort),
    after,
  });
  const rows = z
    .array(listedRegistration)
    .parse(dataOf(answer, `${leader.id} could not list registrations`));
  return pageOf(rows, ({ registeredAt }) => registeredAt);
}

/**
 * Stores a registration and its email in one transaction (spec sections 3, 7). The database decides who gets the last
 * place, and rejects an email address that is already registered.
 * @returns the slug of the webinar, and the reason if it was rejected
 */
export async function storeRegistration(
  input: RegistrationInput,
  { webinarId, visitorTimeZone }: RegistrationEnvelope,
  channel: Channel | null,
): Promise<{ slug: string } | { refused: FormRefusal; slug?: string }> {
  const client = serviceClient();
  const answer = await client
    .from('webinars')
    .select('slug, title')
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
  if (!error) return { slug: webinar.slug };
  const refused = formRefusal(error);
  if (refused) return { refused, slug: webinar.slug };
  throw new Error('The registration could not be stored', { cause: error });
}

/**
 * Adds a person to the end of the waiting list of a full webinar, and queues their email.
 * @returns the stored position, 0 if a place became free in the meantime and is reserved for them; or the reason if it
 * was rejected
 */
export async function storeWaiting(
  input: RegistrationInput,
  { webinarId, visitorTimeZone }: RegistrationEnvelope,
): Promise<{ position: number } | { refused: FormRefusal }> {
  const client = serviceClient();
  const { data, error } = await client
    .from('webinar_waitlist')
    .insert({
      firstname: input.firstName,
      lastname: input.lastName,
      email: input.email,
      company: input.company,
      jobtitle: input.jobTitle,
      webinarid: webinarId,
      visitor_time_zone: visitorTimeZone,
      policy_version: PRIVACY_POLICY_VERSION,
    })
    .select('id')
    .single();
  if (error) {
    const refused = formRefusal(error);
    if (refused) return { refused };
    throw new Error('The place in the waiting list could not be stored', { cause: error });
  }
  const counted = await client.rpc('waiting_position', { entry: data.id });
  return { position: dataOf(counted, 'A position in a waiting list cannot be read') };
}

/**
 * Gives a place back and offers it to the next person; the caller has verified the link.
 * @returns whether it changed, or that the webinar has begun
 */
export async function giveBackPlace(
  registrationId: string,
): Promise<{ isChanged: boolean } | { refused: 'begun' }> {
  const { data, error } = await serviceClient().rpc('give_back_registration', {
    registration: registrationId,
  });
  if (error && formRefusal(error) === 'closed') return { refused: 'begun' };
  if (error) throw new Error('The place could not be given back', { cause: error });
  return { isChanged: data };
}
