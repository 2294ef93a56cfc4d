-- Who has a record of content open in the editor.
create table public.content_presence (
  table_name text not null check (table_name = any (private.content_kinds())),
  record_id uuid not null,
  user_id uuid not null references public.user_profiles (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (table_name, record_id, user_id)
);
comment on table public.content_presence is
  'Who has a record open in its editor, with the last beat of their browser. Only note_presence reads and writes it; rows older than a day go.';
alter table public.content_presence enable row level security;
revoke all on public.content_presence from public, anon, authenticated;
grant select, insert, update, delete on public.content_presence to service_role;

create index content_presence_user_id on public.content_presence (user_id);
create index content_presence_seen_at on public.content_presence (seen_at);

create function public.note_presence(kind text, record uuid) returns table (id uuid, name text, picture_url text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_there boolean;
begin
  if not private.may(kind, 'write') then
    return;
  end if;
  -- A kind is the name of a table.
  execute format('select exists (select from public.%I c where c.id = $1)', kind) into is_there using record;
  if not is_there then
    return;
  end if;
  delete from public.content_presence p where p.seen_at < now() - interval '1 day';
  insert into public.content_presence (table_name, record_id, user_id)
  values (kind, record, auth.uid())
  on conflict (table_name, record_id, user_id) do update set seen_at = now();
  return query
  select u.id, u.name, u.picture_url
  from public.content_presence p
  join public.user_profiles u on u.id = p.user_id
  where p.table_name = kind
    and p.record_id = record
    and p.user_id <> auth.uid()
    and p.seen_at > now() - interval '45 seconds'
    and u.disabled_at is null
  order by u.name, u.id;
end;
$$;
comment on function public.note_presence(text, uuid) is
  'Notes that the caller has a record of content open, and returns who else has had it in the last 45 seconds; for those who may write its kind.';
revoke all on function public.note_presence(text, uuid) from public, anon, authenticated;
grant execute on function public.note_presence(text, uuid) to authenticated;
