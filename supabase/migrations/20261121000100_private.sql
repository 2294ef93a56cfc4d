-- Functions that policies and triggers stand on. The schema is not exposed by the Data API.

create schema private;
comment on schema private is 'Helpers of policies and triggers, out of reach of the Data API.';

revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.set_updated_at() is 'Trigger: stamps updated_at on every change of a row.';
revoke all on function private.set_updated_at() from public;

-- One place for the zone in which the business keeps its days.
create function private.business_day(instant timestamptz) returns date
language sql
immutable
set search_path = ''
as $$
  select (instant at time zone 'America/New_York')::date;
$$;
comment on function private.business_day(timestamptz) is 'The calendar day of an instant in the business zone.';
revoke all on function private.business_day(timestamptz) from public;
grant execute on function private.business_day(timestamptz) to authenticated, service_role;
