-- Availability of consultations. Times of day are wall-clock times in the business time zone.
create table public.availability_settings (
  id boolean primary key default true check (id),
  slot_length_minutes integer not null default 30 check (slot_length_minutes between 5 and 480),
  seats integer not null default 1 check (seats between 1 and 50),
  notice_hours integer not null default 2 check (notice_hours between 0 and 720),
  -- At most half a year, because each additional day makes computing the free slots more expensive.
  horizon_days integer not null default 60 check (horizon_days between 1 and 180),
  updated_at timestamptz not null default now(),
  first_reminder_hours integer not null default 24 check (first_reminder_hours between 0 and 168),
  last_reminder_hours integer not null default 1 check (last_reminder_hours between 0 and 24),
  change_notice_hours integer not null default 4 check (change_notice_hours between 0 and 168)
);

comment on table public.availability_settings is
  'One row: length and seats of a slot, and the notice and horizon for bookings.';
alter table public.availability_settings enable row level security;
revoke all on public.availability_settings from public, anon, authenticated;
grant select, update on public.availability_settings to authenticated;
grant select, insert, update on public.availability_settings to service_role;

comment on column public.availability_settings.first_reminder_hours is
  'Hours before a consultation at which the visitor gets the first reminder; 0: none.';

comment on column public.availability_settings.last_reminder_hours is
  'Hours before a consultation at which the visitor gets the last reminder; 0: none. After that time the first one is no longer sent.';

comment on column public.availability_settings.change_notice_hours is
  'Hours before a consultation until which the visitor can move or cancel it. If less time was left when the time was agreed, notice_hours applies if it is shorter.';

insert into public.availability_settings default values;

create policy "Leaders read the settings" on public.availability_settings
  for select to authenticated using ((select private.is_leader()));

create policy "Leaders change the settings" on public.availability_settings
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.availability_hours (
  id uuid primary key default gen_random_uuid(),
  weekday smallint not null check (weekday between 0 and 6),
  opens time not null,
  closes time not null,
  constraint availability_hours_in_order check (closes >= opens),
  constraint availability_hours_key unique (weekday, opens)
);

comment on table public.availability_hours is
  'Weekly hours. weekday 0 is Sunday; closes is the last start offered, inclusive.';
alter table public.availability_hours enable row level security;
revoke all on public.availability_hours from public, anon, authenticated;
grant select, insert, update, delete on public.availability_hours to authenticated, service_role;

insert into public.availability_hours (weekday, opens, closes)
select weekday, time '09:00', time '17:00' from generate_series(1, 5) as weekday;

create policy "Leaders manage the hours" on public.availability_hours
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create table public.availability_holidays (
  day date primary key,
  name text not null check (char_length(name) <= 80 and btrim(name) <> '')
);
comment on table public.availability_holidays is 'Days in the business time zone without slots.';
alter table public.availability_holidays enable row level security;
revoke all on public.availability_holidays from public, anon, authenticated;
grant select, insert, update, delete on public.availability_holidays to authenticated, service_role;

create policy "Leaders manage the holidays" on public.availability_holidays
  for all to authenticated
  using ((select private.is_leader())) with check ((select private.is_leader()));

create function public.save_availability(availability jsonb, seen timestamptz) returns text
language plpgsql
set search_path = ''
as $$
begin
  update public.availability_settings s
  set
    slot_length_minutes = (availability ->> 'slot_length_minutes')::integer,
    seats = (availability ->> 'seats')::integer,
    notice_hours = (availability ->> 'notice_hours')::integer,
    horizon_days = (availability ->> 'horizon_days')::integer,
    first_reminder_hours = coalesce((availability ->> 'first_reminder_hours')::integer, s.first_reminder_hours),
    last_reminder_hours = coalesce((availability ->> 'last_reminder_hours')::integer, s.last_reminder_hours),
    change_notice_hours = coalesce((availability ->> 'change_notice_hours')::integer, s.change_notice_hours)
  where s.updated_at = seen;
  if not found then
    return 'stale';
  end if;

  -- Only writes differences, so that the audit log shows the actual changes.
  delete from public.availability_hours h
  where not exists (
    select from jsonb_to_recordset(availability -> 'hours') as kept (weekday smallint, opens time)
    where kept.weekday = h.weekday and kept.opens = h.opens
  );
  insert into public.availability_hours as h (weekday, opens, closes)
  select given.weekday, given.opens, given.closes
  from jsonb_to_recordset(availability -> 'hours') as given (weekday smallint, opens time, closes time)
  on conflict (weekday, opens) do update set closes = excluded.closes where h.closes <> excluded.closes;

  delete from public.availability_holidays h
  where not exists (
    select from jsonb_to_recordset(availability -> 'holidays') as kept (day date) where kept.day = h.day
  );
  insert into public.availability_holidays as h (day, name)
  select given.day, given.name
  from jsonb_to_recordset(availability -> 'holidays') as given (day date, name text)
  on conflict (day) do update set name = excluded.name where h.name <> excluded.name;
  return 'saved';
end;
$$;
comment on function public.save_availability(jsonb, timestamptz) is
  'Replaces settings, hours and holidays. Returns saved, or stale if the settings have changed since seen.';
revoke all on function public.save_availability(jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.save_availability(jsonb, timestamptz) to authenticated;

create trigger set_updated_at before update on public.availability_settings
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.availability_settings
  for each row execute function private.record_audit();
create trigger audit after insert or update or delete on public.availability_hours
  for each row execute function private.record_audit();
create trigger audit after insert or update or delete on public.availability_holidays
  for each row execute function private.record_audit('day');
