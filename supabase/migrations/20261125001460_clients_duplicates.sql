-- Possible duplicate contacts: suggested, never merged automatically.
create function private.address_root(address text) returns text
language sql
immutable
set search_path = ''
as $$
  select case when split_part(lower(address), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(address), '@', 1), '+', 1) || '@' || split_part(lower(address), '@', 2)
  end;
$$;
comment on function private.address_root(text) is
  'Returns the mailbox of an email address: without the part after a plus, and without dots for providers that ignore them.';
revoke all on function private.address_root(text) from public;
grant execute on function private.address_root(text) to authenticated, service_role;

create function private.phone_key(phone text) returns text
language sql
immutable
set search_path = ''
as $$
  select case when length(regexp_replace(phone, '\D', '', 'g')) >= 7 then right(regexp_replace(phone, '\D', '', 'g'), 9) end;
$$;
comment on function private.phone_key(text) is
  'Returns the last nine digits of a phone number, which are the same with and without a country code; null if it is too short.';
revoke all on function private.phone_key(text) from public;
grant execute on function private.phone_key(text) to authenticated, service_role;

create function private.name_key(firstname text, lastname text) returns text
language sql
immutable
set search_path = ''
as $$
  select case when count(*) > 1 then string_agg(word, ' ' order by word) end
  from regexp_split_to_table(lower(concat_ws(' ', firstname, lastname)), '[^[:alnum:]]+') as word
  where word <> '';
$$;
comment on function private.name_key(text, text) is
  'Returns the words of a name in alphabetical order; null for a single word, which is too common.';
revoke all on function private.name_key(text, text) from public;
grant execute on function private.name_key(text, text) to authenticated, service_role;

create index clients_address_root on public.clients (private.address_root(email));
create index clients_phone_key on public.clients (private.phone_key(phone));
create index clients_name_key on public.clients (private.name_key(firstname, lastname));

create function public.similar_clients(client uuid)
returns table (id uuid, firstname text, lastname text, email text, reasons text[])
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person public.clients;
begin
  select c.* into person from public.clients c where c.id = client and c.email not like '%@erased.invalid' and private.is_leader();
  if not found then
    return;
  end if;
  return query
  with found_ids as (
    select c.id, 'address' as reason from public.clients c
    where private.address_root(c.email) = private.address_root(person.email)
    union
    select c.id, 'phone' from public.clients c where private.phone_key(c.phone) = private.phone_key(person.phone)
    union
    select c.id, 'name' from public.clients c
    where private.name_key(c.firstname, c.lastname) = private.name_key(person.firstname, person.lastname)
      and c.email not like '%@erased.invalid'
    union
    select c.id, 'domain' from public.clients c
    where lower(c.lastname) = lower(person.lastname)
      and split_part(c.email, '@', 2) = split_part(person.email, '@', 2)
      and not private.is_free_mail(split_part(person.email, '@', 2))
  )
  select c.id, c.firstname, c.lastname, c.email, array_agg(f.reason order by f.reason)
  from found_ids f
  join public.clients c on c.id = f.id
  where c.id <> person.id
  group by c.id
  order by count(*) desc, c.created_at
  limit 5;
end;
$$;
comment on function public.similar_clients(uuid) is
  'Returns, for leaders, up to five contacts that may be the same person as this one, with the reasons: address (a variant of the same mailbox), phone, name, or domain (same last name at the same company).';
revoke all on function public.similar_clients(uuid) from public, anon, authenticated;
grant execute on function public.similar_clients(uuid) to authenticated;
