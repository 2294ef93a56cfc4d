-- One clock for the promised reply: 24 hours after the request, and never after the meeting itself.

create function private.reply_due_at(requested_at timestamptz, starts_at timestamptz) returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select least(requested_at + interval '24 hours', starts_at);
$$;
comment on function private.reply_due_at(timestamptz, timestamptz) is
  'When the reply to a booking is due. Screens compute the same in lib/booking-desk/rules.ts.';
revoke all on function private.reply_due_at(timestamptz, timestamptz) from public;
grant execute on function private.reply_due_at(timestamptz, timestamptz) to authenticated, service_role;

create index consultation_bookings_reply_due
  on public.consultation_bookings (private.reply_due_at(requestdate, preferreddate), id)
  where replied_at is null and status = 'scheduled' and quarantined_at is null;

create or replace function public.leader_agenda() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'awaiting', (
      select coalesce(jsonb_agg(to_jsonb(b) - 'due' order by b.due, b.id), '[]')
      from (
        select
          b.id, b.firstname, b.lastname, b.company, b.requestdate, b.preferreddate,
          private.reply_due_at(b.requestdate, b.preferreddate) as due
        from public.consultation_bookings b
        where b.replied_at is null and b.status = 'scheduled' and b.quarantined_at is null
        order by due, b.id
        limit 100
      ) as b
    ),
    'quarantined', (
      select count(*) from (
        select from public.consultation_bookings b where b.quarantined_at is not null limit 100
      ) as b
    ),
    'dead', (
      select count(*) from (select from public.outbox o where o.status = 'dead' limit 100) as o
    ),
    'upcoming', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.preferreddate, b.id), '[]')
      from (
        select b.id, b.firstname, b.lastname, b.company, b.preferreddate, u.name as owner
        from public.consultation_bookings b
        left join public.user_profiles u on u.id = b.owner_id
        where b.preferreddate >= now()
          and b.preferreddate < private.business_midnight(private.business_day(now()) + 8)
          and b.status = 'scheduled'
          and b.quarantined_at is null
        order by b.preferreddate, b.id
        limit 100
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
comment on function public.leader_agenda() is
  'What needs a leader first: bookings without a reply (the soonest due first), quarantine, dead events, consultations of the coming week, overdue tasks by person (null: nobody''s). Counts end at 100.';
