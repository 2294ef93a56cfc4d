-- How people get in and are kept out: invitations by mail, sessions by device, and who reads a calendar feed.

create trigger mail after insert or update of token_hash on public.staff_invitations
  for each row execute function private.enqueue_mail_for_new_row('invitation.sent', 'invitation');

create index user_profiles_name on public.user_profiles (name, id);
create index user_profiles_created_at on public.user_profiles (created_at, id);

alter table public.staff_sessions
  add column user_agent text check (char_length(user_agent) <= 400);
comment on column public.staff_sessions.user_agent is 'The browser that signed in, as it names itself.';

drop function public.start_session();
create function public.start_session(user_agent text default null) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.staff_sessions (session_id, user_id, user_agent)
  select (auth.jwt() ->> 'session_id')::uuid, p.id, left(start_session.user_agent, 400)
  from public.user_profiles p
  where p.id = auth.uid()
    and auth.jwt() ->> 'session_id' is not null
    -- Anyone can sign up with an invited address. What they hold from before the invitation was
    -- accepted opens nothing; the seconds allow for clocks that differ.
    and (auth.jwt() ->> 'iat')::numeric > extract(epoch from p.created_at) - 5
  on conflict (session_id) do nothing;
$$;
comment on function public.start_session(text) is
  'Begins the session of a caller who had a profile when they signed in. One that is idle or has ended stays so.';

drop function public.end_session();
create function public.end_session(session uuid default null) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.staff_sessions s
  set ended_at = now()
  where s.session_id = coalesce(end_session.session, (auth.jwt() ->> 'session_id')::uuid)
    and s.user_id = auth.uid()
    and s.ended_at is null
    and (end_session.session is null or private.is_staff());
  return found;
end;
$$;
comment on function public.end_session(uuid) is
  'Ends the session of the caller, or another one of theirs. False: there was none to end.';

create function private.end_sessions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.staff_sessions set ended_at = now() where user_id = new.id and ended_at is null;
  return null;
end;
$$;
comment on function private.end_sessions() is
  'Trigger: ends the sessions of a disabled person, so that enabling them again revives none.';
revoke all on function private.end_sessions() from public;
create trigger end_sessions after update of disabled_at on public.user_profiles
  for each row when (old.disabled_at is null and new.disabled_at is not null)
  execute function private.end_sessions();

drop function public.update_user_info(uuid, text, text);
create function public.update_user_info(
  user_id uuid, user_name text, user_role text, seen_at timestamptz default null
) returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can change a role or access.' using errcode = '42501';
  end if;
  if user_role not in ('team_leader', 'team_member') then
    raise exception 'The role % is not known.', user_role using errcode = '23514';
  end if;
  update public.user_profiles p
  set name = coalesce(user_name, p.name), profile_type = coalesce(user_role, p.profile_type)
  where p.id = update_user_info.user_id and (seen_at is null or p.updated_at = seen_at);
  if not found then
    raise exception 'User not found' using errcode = 'P0002';
  end if;
end;
$$;
comment on function public.update_user_info(uuid, text, text, timestamptz) is
  'Lets a leader change the name and role of a person; null leaves either as it is. With seen_at only as long as nobody else has changed the person since.';

create index tasks_open_by_team on public.tasks (team_id, due_date) where status <> 'completed';

create function public.workload(people uuid[])
returns table (user_id uuid, open_tasks integer, overdue_tasks integer, last_seen_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select
    person.id,
    (
      select count(*)::integer from (
        select from public.tasks t
        where t.assigned_to = person.id and t.status <> 'completed'
        limit 100
      ) as open
    ),
    (
      select count(*)::integer from (
        select from public.tasks t
        where t.assigned_to = person.id and t.status <> 'completed' and t.due_date < now()
        limit 100
      ) as overdue
    ),
    (select max(s.last_active_at) from public.staff_sessions s where s.user_id = person.id)
  from unnest(people) as person (id)
  where (select private.is_leader());
$$;
comment on function public.workload(uuid[]) is
  'For leaders: how many open and overdue tasks each of these people has, counted up to 100, and when they were last here.';

create function public.read_calendar_feed(
  token_hash text, from_at timestamptz, to_at timestamptz, most integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  reader public.user_profiles;
begin
  select p.* into reader
  from public.calendar_feeds f
  join public.user_profiles p on p.id = f.user_id
  where f.token_hash = read_calendar_feed.token_hash
    and p.disabled_at is null
    and p.profile_type in ('team_leader', 'team_member');
  if not found then
    return null;
  end if;
  update public.calendar_feeds f set last_read_at = now() where f.user_id = reader.id;

  return (
    select coalesce(jsonb_agg(e.payload order by e.starts_at), '[]')
    from (
      (
        select b.preferreddate as starts_at,
          jsonb_build_object('kind', 'booking') || to_jsonb(b) - array['private_notes', 'idempotency_key'] as payload
        from public.consultation_bookings b
        where reader.profile_type = 'team_leader'
          and b.preferreddate >= from_at
          and b.preferreddate < to_at
          and b.status <> 'cancelled'
          and b.quarantined_at is null
        order by b.preferreddate
        limit most
      )
      union all
      (
        select t.due_date,
          jsonb_build_object('kind', 'task') || to_jsonb(t) || jsonb_build_object('assignee_name', u.name)
        from public.tasks t
        left join public.user_profiles u on u.id = t.assigned_to
        where (reader.profile_type = 'team_leader' or t.assigned_to = reader.id)
          and t.due_date >= from_at
          and t.due_date < to_at
          and t.status <> 'completed'
        order by t.due_date
        limit most
      )
    ) as e
  );
end;
$$;
comment on function public.read_calendar_feed(text, timestamptz, timestamptz, integer) is
  'What the owner of a feed address sees in a range: leaders the live bookings and all open tasks, members their own open tasks; at most so many of each. Null: there is no such feed, or its owner has no access.';

revoke all on function
  public.start_session(text), public.end_session(uuid),
  public.update_user_info(uuid, text, text, timestamptz), public.workload(uuid[]),
  public.read_calendar_feed(text, timestamptz, timestamptz, integer)
  from public, anon, authenticated;
grant execute on function
  public.start_session(text), public.end_session(uuid),
  public.update_user_info(uuid, text, text, timestamptz), public.workload(uuid[])
  to authenticated;
grant execute on function public.read_calendar_feed(text, timestamptz, timestamptz, integer) to service_role;
