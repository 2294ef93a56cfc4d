-- What staff are told in the app, and what each wants to be told.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 40),
  title text not null check (char_length(title) between 1 and 200),
  body text check (char_length(body) <= 1000),
  record_table text,
  record_id uuid,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.notifications is 'Told to one person in the app; the service writes, the person marks as read.';
create index notifications_user_id on public.notifications (user_id, created_at desc, id);
create index notifications_unread on public.notifications (user_id) where read_at is null;

create function private.protect_notification() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if auth.uid() is not null and to_jsonb(new) - 'read_at' is distinct from to_jsonb(old) - 'read_at' then
    raise exception 'A notification can only be marked as read.' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.protect_notification() is 'Trigger: keeps people to marking as read.';
revoke all on function private.protect_notification() from public;
create trigger protect before update on public.notifications
  for each row execute function private.protect_notification();

alter table public.notifications enable row level security;
revoke all on public.notifications from public, anon, authenticated;
grant select, update, delete on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
create policy "Staff read their own" on public.notifications
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));
create policy "Staff mark their own" on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));
create policy "Staff remove their own" on public.notifications
  for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));

create table public.notification_preferences (
  user_id uuid not null default auth.uid() references public.user_profiles (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 40),
  in_app boolean not null default true,
  by_mail boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);
comment on table public.notification_preferences is 'What a person wants to be told, and how; no row means both ways.';
create trigger set_updated_at before update on public.notification_preferences
  for each row execute function private.set_updated_at();

alter table public.notification_preferences enable row level security;
revoke all on public.notification_preferences from public, anon, authenticated;
grant select, insert, update, delete on public.notification_preferences to authenticated, service_role;
create policy "Staff choose for themselves" on public.notification_preferences
  for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));
