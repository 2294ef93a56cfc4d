-- Where a consultation takes place, and with whom.

alter table public.consultation_bookings
  add column room uuid not null default gen_random_uuid(),
  add column meeting_url text check (meeting_url ~ '^https://' and char_length(meeting_url) <= 500);
comment on column public.consultation_bookings.room is
  'Unguessable name of the video room; the site''s template makes a link of it. Stays the same after a move.';
comment on column public.consultation_bookings.meeting_url is
  'The host''s own link to meet by video; null where the room is used.';

create function private.host_card(host uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('name', p.name, 'picture_url', null)
  from public.user_profiles p
  where p.id = host_card.host;
$$;
comment on function private.host_card(uuid) is
  'Returns what a visitor sees of a host, as {name, picture_url}; null without a host.';
revoke all on function private.host_card(uuid) from public;
grant execute on function private.host_card(uuid) to authenticated, service_role;
