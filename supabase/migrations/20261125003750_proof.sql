-- Figures of this installation for /proof: heartbeats, repeated requests, and one function that returns all numbers of
-- the page.
create table public.heartbeats (
  day date primary key,
  beats integer not null default 1 check (beats between 1 and 1500),
  first_beat timestamptz not null,
  last_beat timestamptz not null
);

comment on table public.heartbeats is
  'Minutes of each business day in which the scheduler reached the site and the site reached its database.';
comment on column public.heartbeats.beats is
  'Number of distinct minutes, so that several servers do not count one twice.';
alter table public.heartbeats enable row level security;
revoke all on public.heartbeats from public, anon, authenticated;
grant select, insert, update, delete on public.heartbeats to service_role;

create function public.note_heartbeat(at timestamptz default now()) returns void
language sql
set search_path = ''
as $$
  insert into public.heartbeats as h (day, first_beat, last_beat)
  values (private.business_day(at), date_trunc('minute', at), date_trunc('minute', at))
  on conflict (day) do update set beats = h.beats + 1, last_beat = excluded.last_beat
  where h.last_beat < excluded.last_beat;
  delete from public.heartbeats h where h.day < private.business_day(at) - 35;
$$;
comment on function public.note_heartbeat(timestamptz) is
  'Records the current minute as available, once. Deletes rows older than 35 days.';
revoke all on function public.note_heartbeat(timestamptz) from public, anon, authenticated;
grant execute on function public.note_heartbeat(timestamptz) to service_role;

create table public.repeated_requests (
  day date primary key,
  total integer not null default 1 check (total >= 1)
);

comment on table public.repeated_requests is
  'Booking requests per business day that were answered with an existing booking from an earlier request.';
alter table public.repeated_requests enable row level security;
revoke all on public.repeated_requests from public, anon, authenticated;
grant select, insert, update, delete on public.repeated_requests to service_role;

create function private.note_repeat(at timestamptz default now()) returns void
language sql
set search_path = ''
as $$
  insert into public.repeated_requests as r (day) values (private.business_day(at))
  on conflict (day) do update set total = r.total + 1;
  delete from public.repeated_requests r where r.day < private.business_day(at) - 35;
$$;
comment on function private.note_repeat(timestamptz) is 'Counts a repeated request. Deletes rows older than 35 days.';
revoke all on function private.note_repeat(timestamptz) from public;
grant execute on function private.note_repeat(timestamptz) to service_role;

-- Based on attempts, because sending an event again overwrites its first delivery time.
create function public.proof_figures(at timestamptz default now()) returns jsonb
language sql
stable
set search_path = ''
set jit = off
as $$
  with period as materialized (
    select
      p.*,
      private.business_midnight(p.first_day) as starts,
      array(
        select private.business_midnight(g::date)
        from generate_series(p.first_day::timestamp, p.last_day::timestamp, interval '1 day') as g
        order by g
      ) as midnights
    from (
      select private.business_day(at) - least(30, s.event_days) + 1 as first_day, private.business_day(at) as last_day
      from public.retention_settings s
    ) p
  ),
  beating as materialized (
    select f.first_beat, case when f.first_beat is not null then greatest(f.first_beat, p.starts) end as since
    from period p
    cross join (select min(h.first_beat) as first_beat from public.heartbeats h where h.first_beat <= at) f
  ),
  tried as materialized (
    select
      a.outbox_id,
      min(a.attempted_at) filter (where a.error is null) as delivered_at,
      min(a.id) filter (where a.error is null) as succeeded,
      min(a.id) filter (where a.error is not null) as failed,
      count(*) filter (where a.error is not null) as failures
    from period p
    join public.outbox_attempts a on a.attempted_at >= p.starts and a.attempted_at <= at
    group by a.outbox_id
  ),
  deliveries as materialized (
    select
      o.topic,
      -- Calling business_day for each row would take longer than the rest of the query.
      p.first_day + width_bucket(o.created_at, p.midnights) - 1 as day,
      t.delivered_at is not null as is_delivered,
      extract(epoch from t.delivered_at - o.created_at) as seconds,
      case
        when t.succeeded is null then null
        when t.failed is null or t.failed > t.succeeded then 1
        else t.failures + 1
      end as tries
    from period p
    join public.outbox o on o.created_at >= p.starts and o.created_at <= at
    left join tried t on t.outbox_id = o.id
    where o.channel = 'webhook' and o.topic <> 'ping' and o.status <> 'off'
  ),
  bookings as materialized (
    select d.is_delivered, d.seconds from deliveries d where d.topic = 'booking.created'
  ),
  daily_deliveries as (
    select d.day, count(*) as total, count(*) filter (where d.is_delivered) as delivered
    from deliveries d
    group by d.day
  ),
  days as materialized (
    select
      c.day,
      coalesce(d.total, 0) as total,
      coalesce(d.delivered, 0) as delivered,
      coalesce(r.total, 0) as repeats,
      m.due,
      least(coalesce(h.beats, 0), m.due) as beats
    from period p
    cross join lateral (
      select g::date as day from generate_series(p.first_day::timestamp, p.last_day::timestamp, interval '1 day') as g
    ) c
    left join beating b on true
    cross join lateral (
      -- The current minute does not count yet.
      select case when b.since is null then 0 else greatest(0, floor(extract(epoch from
        least(private.business_midnight(c.day + 1), date_trunc('minute', at))
        - greatest(private.business_midnight(c.day), b.since)
      ) / 60)) end::integer as due
    ) m
    left join public.heartbeats h on h.day = c.day
    left join daily_deliveries d on d.day = c.day
    left join public.repeated_requests r on r.day = c.day
  )
  select jsonb_build_object(
    'at', at,
    'first_day', p.first_day,
    'last_day', p.last_day,
    'measuring_since', b.first_beat,
    'failing', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('channel', case when t.endpoint_id is null then 'mail' else 'webhook' end, 'since', t.failing_since)
          order by t.failing_since
        ),
        '[]'
      )
      from private.failing_targets() t
    ),
    'days', (select jsonb_agg(to_jsonb(d) order by d.day) from days d),
    'tries', (
      select jsonb_build_object(
        'first', count(*) filter (where d.tries = 1), 'second', count(*) filter (where d.tries = 2),
        'third', count(*) filter (where d.tries = 3), 'later', count(*) filter (where d.tries > 3)
      )
      from deliveries d
    ),
    'latency', (
      select jsonb_build_object(
        'waiting', count(*) filter (where not k.is_delivered),
        'median_seconds', percentile_cont(0.5) within group (order by k.seconds) filter (where k.is_delivered),
        'buckets', jsonb_build_array(
          count(*) filter (where k.seconds < 1), count(*) filter (where k.seconds >= 1 and k.seconds < 2),
          count(*) filter (where k.seconds >= 2 and k.seconds < 5), count(*) filter (where k.seconds >= 5 and k.seconds < 10),
          count(*) filter (where k.seconds >= 10 and k.seconds < 60), count(*) filter (where k.seconds >= 60)
        )
      )
      from bookings k
    ),
    'bookings', (
      select jsonb_build_object(
        'total', count(*), 'second', count(k.idempotency_key) - count(distinct k.idempotency_key)
      )
      from public.consultation_bookings k
      where k.requestdate >= p.starts and k.requestdate <= at
    )
  )
  from period p
  left join beating b on true;
$$;
comment on function public.proof_figures(timestamptz) is
  'Returns the numbers on /proof: of the last 30 business days, or of as many as deliveries are kept. Only numbers, no data about people or endpoints.';
revoke all on function public.proof_figures(timestamptz) from public, anon, authenticated;
grant execute on function public.proof_figures(timestamptz) to service_role;
