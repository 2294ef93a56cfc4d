-- Consultations can be booked at most half a year ahead: every reader of the free slots pays for each day.

update public.availability_settings set horizon_days = 180 where horizon_days > 180;
alter table public.availability_settings
  drop constraint if exists availability_settings_horizon_days_check,
  add constraint availability_settings_horizon_days_check check (horizon_days between 1 and 180);
