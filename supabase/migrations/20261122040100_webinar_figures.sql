-- Attendees of a webinar: those stored with it, and beside them its registrations. Readers add them up.

alter table public.webinars add column registered_count integer not null default 0 check (registered_count >= 0);
comment on table public.webinars is
  'Webinars, upcoming until they end; body is markdown. The public number of attendees is attendees + registered_count.';
comment on column public.webinars.attendees is 'Attendees outside this database; registered_count comes on top.';
comment on column public.webinars.registered_count is 'Number of registrations. Kept by a trigger.';

create or replace function private.count_registrations() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  counted uuid;
begin
  for counted in
    select w.id from public.webinars w where w.id in (old.webinarid, new.webinarid) order by w.id for no key update
  loop
    update public.webinars w
    set registered_count = (select count(*) from public.webinar_registrations r where r.webinarid = counted)
    where w.id = counted;
  end loop;
  return null;
end;
$$;
comment on function private.count_registrations() is 'Trigger: counts the registrations of a webinar.';

create or replace trigger count after insert or delete or update of webinarid on public.webinar_registrations
  for each row execute function private.count_registrations();

-- The former trigger wrote the number of registrations over the stored one.
alter table public.webinars disable trigger user;
update public.webinars w
set attendees = greatest(w.attendees - r.registered, 0), registered_count = r.registered
from (select webinarid, count(*) as registered from public.webinar_registrations group by webinarid) as r
where w.id = r.webinarid;
alter table public.webinars enable trigger user;
