import type { Query } from '../../local/database/database.ts';

/** In every record that `fillWords` adds, in one of fifty, and in none. */
export const COMMON_WORD = 'contact';
export const MIDDLE_WORD = 'harbour';
export const UNKNOWN_WORD = 'quokka';
/** Too short for a trigram index, and in no record. */
export const SHORT_WORD = 'zq';

export const WORDS = [COMMON_WORD, MIDDLE_WORD, UNKNOWN_WORD, SHORT_WORD];

/** Number of internal records and of published records of each kind. */
export type WordVolume = { records: number; content: number };

export const MANY_WORDS: WordVolume = { records: 100_000, content: 10_000 };

/**
 * Fills every table that a list searches, so that the words above are in its names, titles and addresses. Future
 * dates are in random order, creation dates in that of the rows. Triggers are off, so no email is sent.
 */
export async function fillWords(
  sql: Query,
  { records, content }: WordVolume = MANY_WORDS,
): Promise<void> {
  await sql(`do $fill$
  declare
    leader uuid := (select id from user_profiles where email = 'leader@techlink.example');
    member uuid := (select id from user_profiles where email = 'member@techlink.example');
    webinar uuid := (select id from webinars order by id limit 1);
    course uuid := (select id from courses order by id limit 1);
    job uuid := (select id from jobs order by id limit 1);
  begin
    perform set_config('session_replication_role', 'replica', true);

    create temporary table numbered on commit drop as
    select
      n,
      gen_random_uuid() as id,
      'Contact ' || (array['plan', 'review', 'report', 'call', 'audit'])[1 + n % 5] || ' ' || n
        || case when n % 50 = 0 then ' harbour' else '' end as title,
      'contact' || n || case when n % 50 = 0 then '.harbour' else '' end || '@words.example' as email,
      (array['Ada', 'Ben', 'Chloe', 'Dev', 'Elif', 'Femi', 'Zoë'])[1 + n % 7] as firstname,
      (array['Abara', 'Berg', 'Costa', 'Dang', 'Engel', 'Farah', 'Grant', 'Haddad', 'Ito', 'Jensen', 'Kaya', 'Lopez'])[1 + n % 12]
        as lastname,
      'contact-' || n as slug,
      now() - (${records} - n) * interval '5 minutes' as at,
      now() + ((n * 7919) % ${records} - ${records} / 2) * interval '7 minutes' as any_at
    from generate_series(1, ${records}) n;
    create index on numbered (n);

    insert into companies (id, name, created_at) select id, title, at from numbered;
    insert into clients (id, firstname, lastname, email, company_id, stage, owner_id, value, created_at, updated_at)
    select id, firstname, lastname, email, id, (array['lead', 'qualified', 'client', 'past'])[1 + n % 4],
      case n % 3 when 0 then leader when 1 then member end, n % 900 * 100, at, at
    from numbered;
    insert into consultation_bookings (
      firstname, lastname, company, email, phone, preferreddate, ends_at, requestdate, created_at, updated_at, status, seat, client_id
    )
    select firstname, lastname, title, email, '+1 212 555 0100', any_at, any_at + interval '30 minutes', at, at, at,
      case when any_at > now() then 'scheduled' else 'completed' end, 100 + n % 30000, id
    from numbered;
    insert into tasks (title, due_date, priority, status, assigned_to, created_by, created_at, updated_at)
    select title, any_at, (array['low', 'medium', 'high', 'urgent'])[1 + n % 4],
      (array['todo', 'in_progress', 'blocked', 'completed'])[1 + n % 4],
      case when n % 5 > 1 then member when n % 5 = 1 then leader end, leader, at, at
    from numbered;
    insert into deals (
      title, client_id, company_id, owner_id, stage, once_cents, source, expected_on, next_step, next_step_on, lost_reason,
      closed_at, created_at, updated_at
    )
    select title, id, id, case n % 3 when 0 then leader when 1 then member end, made.stage, n % 400 * 10000, 'direct',
      any_at::date, 'Call', any_at::date, case made.stage when 'lost' then 'timing' end,
      case when made.stage in ('won', 'lost') then at end, at, at
    from numbered
    cross join lateral (
      select case when n % 10 < 2 then (array['new', 'qualified', 'proposal', 'negotiation'])[1 + n / 10 % 4]
        when n % 3 = 0 then 'won' else 'lost' end as stage
    ) made;
    insert into outbox (topic, channel, recipient, payload, status, created_at, delivered_at)
    select 'booking.created', 'mail', email, jsonb_build_object('booking', jsonb_build_object('email', email, 'note', repeat(title, 8))),
      'delivered', at, at
    from numbered;
    insert into enquiries (name, email, company, message, created_at, updated_at)
    select firstname || ' ' || lastname, email, title, 'May we ask what a ' || title || ' would cost, and how long it takes?', at, at
    from numbered;
    insert into blog_subscriptions (email, policy_version, created_at) select email, '1', at from numbered;
    insert into webinar_registrations (webinarid, webinartitle, firstname, lastname, email, company, registrationdate)
    select webinar, 'One of many', firstname, lastname, email, title, at from numbered;
    insert into enrolments (course_id, name, email, is_free, created_at, last_active_at)
    select course, firstname || ' ' || lastname, email, true, at, at from numbered;
    insert into job_applications (job_id, firstname, lastname, email, cv_name, cv_path, created_at)
    select job, firstname, lastname, email, 'cv.pdf', slug || '.pdf', at from numbered;
    insert into incoming_calls (webhook_id, type, body, email, status, received_at)
    select slug, 'payment.recorded', '{}', email, 200, at from numbered;

    -- Triggers would write these.
    update clients set document = private.client_document(clients) where document = '';
    update deals set document = private.deal_document(deals) where document = '';

    delete from numbered where n > ${content};
    insert into services (slug, title, summary, category, position, state, published_at, created_at, updated_at)
    select slug, title, 'What a ' || title || ' is.', 'Automation', n, 'published', at, at, at from numbered;
    insert into courses (
      slug, title, description, duration, instructor, category, level, body, state, published_at, created_at, updated_at
    )
    select slug, title, repeat('Learn to make a ' || title || '. ', 8), '1 hour', firstname, 'Automation', 'beginner',
      repeat(title || ' by example. ', 40), 'published', at, at, at
    from numbered;
    insert into webinars (slug, title, description, presenter, starts_at, state, published_at, created_at, updated_at)
    select slug, title, 'We show a ' || title, firstname, any_at, 'published', at, at, at from numbered;
    insert into jobs (slug, title, summary, department, location, state, published_at, created_at, updated_at)
    select slug, title, 'Make a ' || title, 'Testing', 'New York', 'published', at, at, at from numbered;
    insert into cases (slug, title, summary, customer, sector, state, published_at, created_at, updated_at)
    select slug, title, 'How a ' || title || ' helped.', 'Firm', 'Retail', 'published', at, at, at from numbered;
    insert into blog_posts (slug, title, excerpt, category, author_name, body, state, published_at, created_at, updated_at)
    select slug, title, 'Why a ' || title || ' helps.', 'Automation', firstname || ' ' || lastname,
      repeat('The ' || title || ' that we made in ' || n % 997 || ' hours. ', 40), 'published', at, at, at
    from numbered;
    insert into newsletter_issues (slug, title, subject, created_at) select slug, title, title, at from numbered;
    insert into images (path, name, alt, created_at, updated_at) select slug || '.png', title, 'One of many.', at, at from numbered;
    insert into search_gaps (question, asked_count, asked_at) select 'what is a ' || title, 1 + n % 9, at from numbered;
    insert into teams (name, created_at) select title, at from numbered;
    insert into user_profiles (id, name, slug, email, profile_type, created_at, updated_at)
    select id, firstname || ' ' || lastname || ' ' || title, slug, email, 'team_member', at, at from numbered;
    insert into staff_invitations (name, email, token_hash, created_at) select title, email, md5(email) || md5(slug), at from numbered;
  end
  $fill$`);
  await sql(`
    insert into public.passages (kind, record, slug, title, page, heading, anchor, words)
    select 'blog_posts', p.id, p.slug, p.title, '', h.heading, '',
      left('In this part: ' || h.heading || ' of a ' || p.title || '. ' || p.body, 900)
    from public.blog_posts p
    cross join unnest(array['How it begins', 'What it costs', 'When to stop']) as h (heading)
    where p.slug ~ '^contact-[0-9]+$'`);
  // Autovacuum would do this in production.
  await sql('vacuum analyze');
}
