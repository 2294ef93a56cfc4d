import type { Query } from '../supabase/local/database.ts';

/** How many records of each kind there are to be. */
export type Volume = { bookings: number; tasks: number; contacts: number };

export const SMALL: Volume = { bookings: 100, tasks: 100, contacts: 100 };
export const LARGE: Volume = { bookings: 100_000, tasks: 10_000, contacts: 50_000 };

/**
 * Tops the tables up to the volume, with believable spread: bookings back through the years and some ahead,
 * tasks over all people, contacts at companies. Triggers rest meanwhile: nothing is mailed, nothing audited.
 */
export async function fill(sql: Query, { bookings, tasks, contacts }: Volume): Promise<void> {
  const companies = Math.ceil(contacts / 20);
  await sql(`do $fill$
  declare
    people uuid[] := array(select id from user_profiles order by email);
    leader uuid := (select id from user_profiles where profile_type = 'team_leader' order by email limit 1);
    names constant text[] := array['Ada', 'Ben', 'Chloe', 'Dev', 'Elif', 'Femi'];
  begin
    perform set_config('session_replication_role', 'replica', true);

    insert into companies (name)
    select 'Volume Works ' || n from generate_series(1, ${companies}) n
    on conflict do nothing;

    insert into clients (firstname, lastname, email, company_id, stage, owner_id, value, tags, created_at, updated_at)
    select
      names[1 + n % 6], 'Volume' || n, 'contact' || n || '@volume.example', c.id,
      (array['lead', 'qualified', 'client', 'past'])[1 + n % 4],
      people[1 + n % cardinality(people)],
      n % 900 * 100,
      array[(array['finance', 'logistics', 'health'])[1 + n % 3]],
      now() - n * interval '20 minutes', now() - n * interval '20 minutes'
    from generate_series((select count(*) from clients) + 1, ${contacts}) n
    join companies c on c.name = 'Volume Works ' || (1 + n % ${companies})
    on conflict do nothing;

    insert into consultation_bookings (
      firstname, lastname, company, email, phone, preferreddate, ends_at, requestdate, created_at, updated_at,
      status, seat, replied_at
    )
    select
      names[1 + n % 6], 'Volume' || n, 'Volume Works ' || n % 2500,
      'contact' || n % 50000 || '@volume.example', '+1 212 555 0100',
      at.slot, at.slot + interval '30 minutes',
      asked.at, asked.at, asked.at,
      case when at.slot > now() then 'scheduled'
        else (array['completed', 'completed', 'no_show', 'cancelled'])[1 + n % 4] end,
      2, asked.at + interval '4 hours'
    from generate_series((select count(*) from consultation_bookings) + 1, ${bookings}) n
    cross join lateral (select date_trunc('hour', now()) + (60 - n) * interval '30 minutes' as slot) at
    cross join lateral (select least(at.slot, now()) - interval '3 days' as at) asked;

    insert into tasks (title, description, due_date, priority, status, assigned_to, created_by, created_at, updated_at)
    select
      'Volume task ' || n, 'One of many.',
      now() + (n % 400 - 200) * interval '6 hours',
      (array['low', 'medium', 'high', 'urgent'])[1 + n % 4],
      (array['todo', 'in_progress', 'blocked', 'completed', 'completed'])[1 + n % 5],
      people[1 + n % cardinality(people)], leader,
      now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series((select count(*) from tasks) + 1, ${tasks}) n;
  end
  $fill$`);
  await sql('analyze');
}
