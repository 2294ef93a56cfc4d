-- Content rights: what members may write, publish and send by email. Leaders have all rights.
create table public.content_rights (
  user_id uuid not null references public.user_profiles (id) on delete cascade,
  kind text not null check (kind = any (private.content_kinds())),
  level text not null check (level in ('write', 'publish', 'mail')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);
comment on table public.content_rights is
  'Rights of a member for a kind of content, identified by its table. Each level includes the ones before: write drafts, publish, email people about it.';
alter table public.content_rights enable row level security;
revoke all on public.content_rights from public, anon, authenticated;
grant select, insert, update, delete on public.content_rights to authenticated, service_role;

create policy "Staff read their own, leaders all" on public.content_rights
  for select to authenticated
  using ((select private.is_leader()) or (user_id = (select auth.uid()) and (select private.is_staff())));
create policy "Leaders give" on public.content_rights
  for insert to authenticated with check ((select private.is_leader()));
create policy "Leaders change" on public.content_rights
  for update to authenticated using ((select private.is_leader())) with check ((select private.is_leader()));
create policy "Leaders take" on public.content_rights
  for delete to authenticated using ((select private.is_leader()));

-- Checked on each request, so that a revoked right stops working at once.
create function private.kinds_of(person uuid, level text) returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (
      select case p.profile_type
        when 'team_leader' then private.content_kinds()
        when 'team_member' then array(
          select r.kind
          from public.content_rights r
          where r.user_id = p.id
            and array_position(array['write', 'publish', 'mail'], r.level)
              >= array_position(array['write', 'publish', 'mail'], kinds_of.level)
        )
      end
      from public.user_profiles p
      where p.id = kinds_of.person and p.disabled_at is null
    ),
    '{}'
  );
$$;
comment on function private.kinds_of(uuid, text) is
  'Returns the kinds of content for which a person has at least the given level: write, publish or mail.';
revoke all on function private.kinds_of(uuid, text) from public;
grant execute on function private.kinds_of(uuid, text) to service_role;

create function private.my_kinds(level text) returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case when private.session_is_live() then private.kinds_of(auth.uid(), my_kinds.level) else '{}' end;
end;
$$;
comment on function private.my_kinds(text) is
  'Returns the kinds of content for which the caller has at least the given level, in a live session.';
revoke all on function private.my_kinds(text) from public;
grant execute on function private.my_kinds(text) to authenticated, service_role;

create function private.may(kind text, level text) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce(may.kind = any (private.my_kinds(may.level)), false);
end;
$$;
comment on function private.may(text, text) is
  'Returns whether the caller has the right to write, publish or mail for a kind of content.';
revoke all on function private.may(text, text) from public;
grant execute on function private.may(text, text) to authenticated, service_role;

create function public.content_rights_of(person uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(r.kind, r.level), '{}') from public.content_rights r where r.user_id = person;
$$;
comment on function public.content_rights_of(uuid) is
  'Returns the content rights of a person as {kind: level}. Only leaders see those of others.';
revoke all on function public.content_rights_of(uuid) from public, anon, authenticated;
grant execute on function public.content_rights_of(uuid) to authenticated;

create function public.give_content_rights(person uuid, seen jsonb, rights jsonb) returns text
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_leader() then
    raise exception 'Only team leaders can give content rights.' using errcode = '42501';
  end if;
  -- Serializes concurrent changes by two leaders.
  perform pg_advisory_xact_lock(hashtextextended('content_rights ' || person, 0));
  if seen is distinct from public.content_rights_of(person) then
    return 'stale';
  end if;
  delete from public.content_rights r where r.user_id = person and not rights ? r.kind;
  insert into public.content_rights as r (user_id, kind, level)
  select person, given.key, given.value
  from jsonb_each_text(rights) as given
  on conflict (user_id, kind) do update set level = excluded.level where r.level <> excluded.level;
  return 'given';
exception
  when foreign_key_violation then
    return 'gone';
end;
$$;
comment on function public.give_content_rights(uuid, jsonb, jsonb) is
  'Replaces the content rights of a person with {kind: level}, for leaders. Returns given, stale if the rights no longer equal seen, or gone if there is no such person.';
revoke all on function public.give_content_rights(uuid, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.give_content_rights(uuid, jsonb, jsonb) to authenticated;

create trigger set_updated_at before update on public.content_rights
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.content_rights
  for each row execute function private.record_audit('user_id', 'kind');
