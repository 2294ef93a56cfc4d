-- Everything that decides which slots are free, read at once.

create function public.availability_state() returns jsonb
language sql
stable
set search_path = ''
as $$
  with current_state as (
    select jsonb_build_object(
      'slot_length_minutes', s.slot_length_minutes,
      'seats', s.seats,
      'notice_hours', s.notice_hours,
      'horizon_days', s.horizon_days,
      'hours', (
        select coalesce(jsonb_agg(jsonb_build_array(h.weekday, h.opens, h.closes) order by h.weekday, h.opens), '[]')
        from public.availability_hours h
      ),
      'holidays', (
        select coalesce(jsonb_agg(h.day order by h.day), '[]') from public.availability_holidays h
      ),
      'taken', (
        select coalesce(
          jsonb_agg(
            jsonb_build_array(
              (extract(epoch from t.preferreddate) * 1000)::bigint,
              (extract(epoch from t.ends_at) * 1000)::bigint
            )
            order by t.preferreddate, t.ends_at
          ),
          '[]'
        )
        -- Whole days, so that the answer changes only when something in it does.
        from public.taken_slots(
          date_trunc('day', now()) - interval '1 day',
          date_trunc('day', now()) + make_interval(days => s.horizon_days + 2)
        ) t
      )
    ) as state
    from public.availability_settings s
  )
  select c.state || jsonb_build_object('version', md5(c.state::text)) from current_state c;
$$;
comment on function public.availability_state() is
  'Settings, weekly hours, holidays and taken times ([start, end] in epoch ms) of one moment. version is a digest of them all: equal versions mean equal free slots.';
revoke all on function public.availability_state() from public, anon, authenticated;
grant execute on function public.availability_state() to service_role;
