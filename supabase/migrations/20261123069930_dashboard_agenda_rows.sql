-- The agenda answers with the rows that its panels show, and counts the others.
create or replace function private.leader_agenda() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'quarantined', (
      select count(*) from (
        select from public.consultation_bookings b where b.quarantined_at is not null limit 100
      ) as b
    ),
    'undelivered', private.undelivered_events(),
    'upcoming', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.preferreddate, b.id), '[]')
      from (
        select b.id, b.firstname, b.lastname, b.company, b.preferreddate, u.name as responsible
        from public.consultation_bookings b
        left join public.user_profiles u on u.id = b.responsible_id
        where b.preferreddate >= now()
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
  ) || (
    select jsonb_build_object(
      'awaiting', coalesce(jsonb_agg(to_jsonb(b) - 'due' - 'nth' order by b.nth) filter (where b.nth <= 6), '[]'),
      'awaiting_total', count(*),
      'awaiting_late', count(*) filter (where b.due < now())
    )
    from (
      select
        b.id, b.firstname, b.lastname, b.company, b.requestdate, b.preferreddate,
        private.reply_due_at(b.requestdate, b.preferreddate) as due,
        row_number() over (order by private.reply_due_at(b.requestdate, b.preferreddate), b.id) as nth
      from public.consultation_bookings b
      where b.replied_at is null and b.status = 'scheduled' and b.quarantined_at is null
      order by due, b.id
      limit 100
    ) as b
  )
  where (select private.is_leader());
$$;
comment on function private.leader_agenda() is
  'Returns what needs a leader first: bookings awaiting a reply (the six that are due soonest, how many there are and how many are late), quarantine, undelivered events, the next six consultations of the coming week, overdue tasks by person (null: nobody''s). Counts stop at 100.';
