-- The end of a webinar, so that lists can find those that are over. Stored in UTC arithmetic, which is immutable.

alter table public.webinars
  add column ends_at timestamptz not null
    generated always as (
      ((starts_at at time zone 'UTC') + make_interval(mins => duration_minutes)) at time zone 'UTC'
    ) stored;
comment on column public.webinars.ends_at is 'When the webinar is over: its start and its length.';
