create function private.search_content(query tsquery, kinds text[], most integer)
returns table (kind text, id uuid, title text, detail text, at timestamptz)
language plpgsql
stable
set search_path = ''
as $$
begin
  if cardinality(kinds) = 0 then
    return;
  end if;
  return query execute (
    select string_agg(
      format(
        'select %1$L, c.id, c.title, c.state, c.updated_at from public.%1$I c where private.search_document(c.title) @@ $1',
        content_kind
      ),
      ' union all '
    )
    from unnest(kinds) as content_kind
  ) || ' order by updated_at desc limit $2'
  using query, most;
end;
$$;
comment on function private.search_content(tsquery, text[], integer) is
  'Returns the newest content of these kinds whose titles a search finds.';
revoke all on function private.search_content(tsquery, text[], integer) from public;

-- Members find their colleagues by name too: the same names and roles that staff_directory shows them, and no e-mail.
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

  return query
  select 'deals', d.id, d.title, d.stage, null::timestamptz
  from (
    select k.* from public.deals k
    where private.search_document(k.title) @@ query and (leads or k.owner_id = auth.uid())
    limit pool
  ) as d
  order by d.stage in ('won', 'lost'), d.updated_at desc
  limit most;

  if not leads then
    return query
    select 'people', p.id, p.name, p.profile_type, null::timestamptz
    from public.user_profiles p
    where p.disabled_at is null and p.profile_type in ('team_leader', 'team_member')
      and private.search_document(p.name) @@ query
    order by p.name
    limit most;
    return query select * from private.search_content(query, private.my_kinds('write'), most);
    return;
  end if;

  return query
  select
    'people', p.id, p.name,
    concat_ws(', ', p.profile_type, p.email, case when p.disabled_at is not null then 'disabled' end),
    null::timestamptz
  from public.user_profiles p
  where private.search_document(concat_ws(' ', p.name, p.email)) @@ query
  order by p.disabled_at is not null, p.name
  limit most;

  return query
  select
    'teams', t.id, t.name,
    (select string_agg(p.name, ', ' order by p.name)
     from public.team_members m join public.user_profiles p on p.id = m.user_id
     where m.team_id = t.id),
    null::timestamptz
  from public.teams t
  where private.search_document(t.name) @@ query
  order by t.name
  limit most;

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
  select
    'bookings', b.id, concat_ws(' ', b.firstname, b.lastname), concat_ws(', ', b.company, b.status, p.name),
    b.preferreddate
  from (
    select k.* from public.consultation_bookings k where private.booking_document(k) @@ query limit pool
  ) as b
  left join public.user_profiles p on p.id = b.responsible_id
  order by b.preferreddate desc
  limit most;

  return query
  select 'enquiries', e.id, e.name, concat_ws(', ', e.company, e.email), e.created_at
  from (
    select k.* from public.enquiries k where private.enquiry_document(k) @@ query limit pool
  ) as e
  order by e.created_at desc
  limit most;

  return query select * from private.search_content(query, private.content_kinds(), most);

  -- What is said in a recording.
  return query
  select 'webinars', w.id, w.title, w.state, w.updated_at
  from public.webinars w
  join public.videos v on v.id = w.video_id
  where private.search_document(v.transcript) @@ query and not private.search_document(w.title) @@ query
  order by w.updated_at desc
  limit most;
end;
$$;
comment on function public.search_staff(text, integer) is
  'Returns a few each of the tasks, deals, staff, teams, contacts, bookings, enquiries and content that contain every word of the search, and recordings in which they are said: all for leaders, their own tasks and deals, colleagues by name and the content that they may write for members.';
revoke all on function public.search_staff(text, integer) from public, anon, authenticated;
grant execute on function public.search_staff(text, integer) to authenticated;
