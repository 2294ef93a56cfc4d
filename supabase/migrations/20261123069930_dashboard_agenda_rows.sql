-- The agenda answers with the rows that its panels show, and counts what the inbox may not list in full.
create or replace function private.leader_agenda() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'quarantined', (
      select count(*) from (
        select from public.consultation_bookings b
        where b.quarantined_at is not null and b.status = 'scheduled'
        limit 100
      ) as b
    ),
    'awaiting', (
      select count(*) from (
        select from public.consultation_bookings b
        where b.replied_at is null and b.status = 'scheduled' and b.quarantined_at is null
        limit 100
      ) as b
    ),
    'upcoming', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.preferreddate, b.id), '[]')
      from (
        select b.id, b.firstname, b.lastname, b.company, b.preferreddate, u.name as responsible
        from public.consultation_bookings b
        left join public.user_profiles u on u.id = b.responsible_id
        where b.preferreddate >= (
            -- Today's are in the calendar of the caller's own day.
            select ((now() at time zone me.time_zone)::date + 1)::timestamp at time zone me.time_zone
            from public.user_profiles me
            where me.id = (select auth.uid())
          )
          and b.preferreddate < private.business_midnight(private.business_day(now()) + 8)
          and b.status = 'scheduled'
          and b.quarantined_at is null
        order by b.preferreddate, b.id
        limit 6
      ) as b
    ),
    'overdue', (
      select coalesce(jsonb_agg(to_jsonb(o) order by o.oldest), '[]')
      from (
        select u.id, u.name, late.total, late.oldest
        from public.user_profiles u
        cross join lateral (
          select count(*) as total, min(t.due_date) as oldest
          from (
            select k.due_date
            from public.tasks k
            where k.assigned_to = u.id and k.status <> 'completed' and k.due_date < now()
            order by k.due_date
            limit 100
          ) as t
        ) as late
        union all
        select null, null, count(*), min(t.due_date)
        from (
          select k.due_date
          from public.tasks k
          where k.assigned_to is null and k.status <> 'completed' and k.due_date < now()
          order by k.due_date
          limit 100
        ) as t
      ) as o
      where o.total > 0
    )
  )
  where (select private.is_leader());
$$;
comment on function private.leader_agenda() is
  'Returns, for leaders, how many bookings await a reply and are in quarantine, the next six consultations of the week after today, and overdue tasks by person (null: nobody''s). Counts stop at 100.';
