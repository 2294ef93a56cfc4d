-- The outbox as leaders see it: what they search for, and how its two ways out are doing.

create function private.event_document(event public.outbox) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select private.search_document(concat_ws(' ', event.topic, event.recipient));
$$;
comment on function private.event_document(public.outbox) is 'What the search looks at in an event.';
revoke all on function private.event_document(public.outbox) from public;
grant execute on function private.event_document(public.outbox) to authenticated, service_role;

create index outbox_document on public.outbox using gin (private.event_document(outbox));
create index outbox_delivered_at on public.outbox (channel, delivered_at desc) where delivered_at is not null;

create function public.find_deliveries(search text) returns setof public.outbox
language sql
stable
security definer
set search_path = ''
as $$
  select o.*
  from public.outbox o
  where private.event_document(o) @@ private.search_query(search) and (select private.is_leader());
$$;
comment on function public.find_deliveries(text) is
  'The events whose topic or recipient hold every word of the search, for leaders.';

create function public.delivery_health()
returns table (
  channel text,
  delivered integer,
  failed integer,
  median_ms integer,
  last_success timestamptz,
  waiting integer,
  dead integer
)
language sql
stable
set search_path = ''
as $$
  with recent as materialized (
    select o.channel, a.duration_ms, a.error is null as succeeded
    from public.outbox_attempts a
    join public.outbox o on o.id = a.outbox_id
    where a.attempted_at > now() - interval '24 hours'
  )
  select
    c.channel,
    (count(*) filter (where r.succeeded))::integer,
    (count(*) filter (where not r.succeeded))::integer,
    round(percentile_cont(0.5) within group (order by r.duration_ms) filter (where r.succeeded))::integer,
    (select max(o.delivered_at) from public.outbox o where o.channel = c.channel and o.delivered_at is not null),
    (select count(*) from public.outbox o where o.channel = c.channel and o.status = 'pending')::integer,
    (select count(*) from public.outbox o where o.channel = c.channel and o.status = 'dead')::integer
  from (values ('webhook'), ('mail')) as c (channel)
  left join recent r on r.channel = c.channel
  where (select private.is_leader())
  group by c.channel
  order by c.channel desc;
$$;
comment on function public.delivery_health() is
  'Both ways out of the outbox, for leaders: attempts of the last 24 hours, the median time of those that succeeded in milliseconds, the last success, and what waits or is dead.';

revoke all on function public.find_deliveries(text), public.delivery_health() from public, anon, authenticated;
grant execute on function public.find_deliveries(text), public.delivery_health() to authenticated;
