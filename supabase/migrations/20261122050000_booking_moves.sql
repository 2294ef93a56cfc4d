-- Moving a consultation: never into the past, only from the time that was seen, and with or without a mail.

create function private.refuse_past_move() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.preferreddate < now() then
    raise exception 'A consultation cannot be moved into the past.' using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.refuse_past_move() is
  'Trigger: refuses to move a booking to a time that has passed, whichever way the row is written.';
revoke all on function private.refuse_past_move() from public;

create trigger refuse_past_move before update of preferreddate on public.consultation_bookings
  for each row when (new.preferreddate <> old.preferreddate)
  execute function private.refuse_past_move();

-- `reschedule_booking` sets techlink.quiet_move around its update where the visitor is not to be told.
drop trigger announce on public.consultation_bookings;
create trigger announce after insert or update on public.consultation_bookings
  for each row when (current_setting('techlink.quiet_move', true) is distinct from 'on')
  execute function private.announce_booking();

drop function public.reschedule_booking(uuid, timestamptz);
create function public.reschedule_booking(
  booking_id uuid, starts_at timestamptz, seen_start timestamptz default null, tell boolean default true
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wanted public.consultation_bookings;
begin
  select b.* into wanted
  from public.consultation_bookings b
  where b.id = booking_id and b.status = 'scheduled'
  for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  -- Browsers know milliseconds only.
  if date_trunc('milliseconds', wanted.preferreddate) <> seen_start then
    return jsonb_build_object('outcome', 'changed');
  end if;
  if starts_at < now() then
    return jsonb_build_object('outcome', 'past');
  end if;
  wanted.ends_at := starts_at + (wanted.ends_at - wanted.preferreddate);
  wanted.preferreddate := starts_at;
  if not tell then
    perform set_config('techlink.quiet_move', 'on', true);
  end if;
  wanted := private.seat_booking(wanted);
  perform set_config('techlink.quiet_move', '', true);
  if wanted.id is null then
    return jsonb_build_object('outcome', 'taken');
  end if;
  return jsonb_build_object('outcome', 'rescheduled', 'booking', to_jsonb(wanted) - 'private_notes');
end;
$$;
comment on function public.reschedule_booking(uuid, timestamptz, timestamptz, boolean) is
  'Moves a scheduled booking and keeps its length; with seen_start only from that time, without tell no mail leaves. Outcome: rescheduled, taken, past, changed or not_found.';
revoke all on function public.reschedule_booking(uuid, timestamptz, timestamptz, boolean)
  from public, anon, authenticated;
grant execute on function public.reschedule_booking(uuid, timestamptz, timestamptz, boolean)
  to authenticated, service_role;
