-- What the command palette finds. Words match by their beginning, whatever stands between them.

create function private.search_document(words text) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', translate(words, '@._-+/', '      '));
$$;
comment on function private.search_document(text) is 'The words of names, titles and addresses, without a language.';

create function private.search_query(search text) returns tsquery
language sql
immutable
set search_path = ''
as $$
  select to_tsquery('pg_catalog.simple', string_agg('''' || word || ''':*', ' & '))
  from regexp_split_to_table(translate(search, $chars$'\@._-+/$chars$, '        '), '\s+') as word
  where word <> '';
$$;
comment on function private.search_query(text) is 'Every word of the search, each as the beginning of a word.';

create function private.client_document(client public.clients) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select private.search_document(concat_ws(' ', client.firstname, client.lastname, client.email, client.phone));
$$;
comment on function private.client_document(public.clients) is 'What the search looks at in a contact.';

create function private.booking_document(booking public.consultation_bookings) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select private.search_document(
    concat_ws(' ', booking.firstname, booking.lastname, booking.email, booking.company, booking.phone)
  );
$$;
comment on function private.booking_document(public.consultation_bookings) is 'What the search looks at in a booking.';

revoke all on function
  private.search_document(text), private.search_query(text),
  private.client_document(public.clients), private.booking_document(public.consultation_bookings)
  from public;
-- Whoever writes a row computes its entry in the index.
grant execute on function
  private.search_document(text),
  private.client_document(public.clients), private.booking_document(public.consultation_bookings)
  to authenticated, service_role;

create index clients_document on public.clients using gin (private.client_document(clients));
create index companies_document on public.companies using gin (private.search_document(name));
create index consultation_bookings_document on public.consultation_bookings
  using gin (private.booking_document(consultation_bookings));
create index tasks_document on public.tasks using gin (private.search_document(title));

-- Under row-level security no index serves a text search, so this asks the role itself. Of many that match, the
-- newest of the first few are shown: sorting all of them would take the longer the more there are.
create function public.search_staff(search text, most integer)
returns table (kind text, id uuid, title text, detail text, at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  query constant tsquery := private.search_query(search);
  pool constant integer := 100;
  leads constant boolean := private.is_leader();
begin
  if query is null or not private.is_staff() then
    return;
  end if;

  return query
  select 'tasks', t.id, t.title, t.status, t.due_date
  from (
    select k.* from public.tasks k
    where private.search_document(k.title) @@ query and (leads or k.assigned_to = auth.uid())
    limit pool
  ) as t
  order by t.status = 'completed', t.updated_at desc
  limit most;

  if not leads then
    return;
  end if;

  return query
  select 'clients', c.id, concat_ws(' ', c.firstname, c.lastname), concat_ws(', ', f.name, c.email), null::timestamptz
  from (
    (select k.* from public.clients k where private.client_document(k) @@ query limit pool)
    union
    (
      select k.* from public.clients k
      where k.company_id in (
        select f.id from public.companies f where private.search_document(f.name) @@ query limit most
      )
      limit pool
    )
  ) as c
  left join public.companies f on f.id = c.company_id
  order by c.updated_at desc
  limit most;

  return query
  select 'bookings', b.id, concat_ws(' ', b.firstname, b.lastname), concat_ws(', ', b.company, b.status), b.preferreddate
  from (
    select k.* from public.consultation_bookings k where private.booking_document(k) @@ query limit pool
  ) as b
  order by b.preferreddate desc
  limit most;

  return query
  select c.kind, c.id, c.title, c.state, c.updated_at
  from (
    select 'services' as kind, s.id, s.title, s.state, s.updated_at from public.services s
    union all select 'courses', s.id, s.title, s.state, s.updated_at from public.courses s
    union all select 'webinars', s.id, s.title, s.state, s.updated_at from public.webinars s
    union all select 'jobs', s.id, s.title, s.state, s.updated_at from public.jobs s
    union all select 'blog_posts', s.id, s.title, s.state, s.updated_at from public.blog_posts s
  ) as c
  where private.search_document(c.title) @@ query
  order by c.updated_at desc
  limit most;
end;
$$;
comment on function public.search_staff(text, integer) is
  'Tasks, contacts, bookings and content that hold every word of the search, a few of each: all for leaders, a member''s own tasks for members.';
revoke all on function public.search_staff(text, integer) from public, anon, authenticated;
grant execute on function public.search_staff(text, integer) to authenticated;
