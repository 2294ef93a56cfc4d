-- What a host sees: their own consultations with the brief, once a leader has let them through.

drop policy "Leaders manage bookings" on public.consultation_bookings;
create policy "Leaders read bookings, hosts those they hold" on public.consultation_bookings
  for select to authenticated
  using (
    (select private.is_leader())
    or (host_id = (select auth.uid()) and quarantined_at is null and (select private.is_staff()))
  );
create policy "Leaders add bookings" on public.consultation_bookings
  for insert to authenticated with check ((select private.is_leader()));
create policy "Leaders change bookings" on public.consultation_bookings
  for update to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));
create policy "Leaders delete bookings" on public.consultation_bookings
  for delete to authenticated using ((select private.is_leader()));

-- The policy reads these columns, and the calendar counts by index-only scans.
drop index public.consultation_bookings_live;
create index consultation_bookings_live on public.consultation_bookings (preferreddate, id)
  include (host_id, quarantined_at)
  where status <> 'cancelled' and quarantined_at is null;

create or replace function public.read_calendar_feed(
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
        where (reader.profile_type = 'team_leader' or b.host_id = reader.id)
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
  'Returns the entries of a feed in a range: for leaders live bookings and all open tasks, for members the bookings they hold and their own open tasks; at most `most` of each. Null: no such feed, or its owner has no access.';
