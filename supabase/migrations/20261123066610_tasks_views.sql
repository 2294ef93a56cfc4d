-- Saved views of the task screens: each person names their own filters, order and layout.

create table public.task_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.user_profiles (id) on delete cascade,
  area text not null check (area in ('admin', 'team')),
  name text not null check (char_length(btrim(name)) between 1 and 40),
  query text not null check (char_length(query) <= 1000),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.task_views is 'Saved views of the task screens, each seen by its owner only.';
comment on column public.task_views.area is 'The screen: the leaders'' list of all tasks, or a person''s own.';
comment on column public.task_views.query is 'The search parameters of its URL.';
create unique index task_views_name on public.task_views (user_id, area, lower(name));
create unique index task_views_default on public.task_views (user_id, area) where is_default;

alter table public.task_views enable row level security;
revoke all on public.task_views from public, anon, authenticated;
grant select, insert, delete, update (name, query, is_default) on public.task_views to authenticated;
grant select, insert, update, delete on public.task_views to service_role;
create policy "Staff keep their own views" on public.task_views
  for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));

create function private.prepare_task_view() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and (
    select count(*) from public.task_views v where v.user_id = new.user_id and v.area = new.area
  ) >= 20 then
    raise exception 'A person keeps at most 20 views.' using errcode = '23514';
  end if;
  if new.is_default then
    update public.task_views v set is_default = false
    where v.user_id = new.user_id and v.area = new.area and v.id <> new.id and v.is_default;
  end if;
  return new;
end;
$$;
comment on function private.prepare_task_view() is
  'Trigger: keeps one default view for each person and screen, and at most 20 views.';
revoke all on function private.prepare_task_view() from public;

create trigger prepare before insert or update on public.task_views
  for each row execute function private.prepare_task_view();
create trigger set_updated_at before update on public.task_views
  for each row execute function private.set_updated_at();
