-- Publishes scheduled content when it is due.
create function public.publish_due_content() returns table (table_name text, id uuid, slug text)
language plpgsql
set search_path = ''
as $$
declare
  kind text;
begin
  foreach kind in array private.content_kinds() loop
    return query execute format(
      'update public.%1$I c set state = ''published''
       where c.id in (
         select d.id from public.%1$I d where d.state = ''scheduled'' and d.published_at <= now()
         order by d.published_at limit 100
         for update skip locked
       ) returning %1$L, c.id, c.slug',
      kind
    );
  end loop;
end;
$$;
comment on function public.publish_due_content() is
  'Publishes up to 100 due items of each kind of scheduled content; call it again for the rest. Returns them, so that their pages can be revalidated.';
revoke all on function public.publish_due_content() from public, anon, authenticated;
grant execute on function public.publish_due_content() to service_role;

-- One function per kind, because PostgREST can only join other tables to a function that returns rows of a named table.
do $do$
declare
  kind text;
begin
  foreach kind in array private.content_kinds() loop
    execute format(
      $sql$
        create function public.changed_%1$s(record uuid, changes jsonb) returns setof public.%1$I
        language sql
        stable
        set search_path = ''
        as $$
          select changed.*
          from public.%1$I t
          cross join lateral jsonb_populate_record(t, changes) as changed
          where t.id = record;
        $$
      $sql$,
      kind
    );
    execute format(
      'comment on function public.changed_%s(uuid, jsonb) is %L',
      kind, 'Returns a record with other values in some columns, as its preview shows what is not saved yet.'
    );
    execute format('revoke all on function public.changed_%s(uuid, jsonb) from public, anon, authenticated', kind);
    execute format('grant execute on function public.changed_%s(uuid, jsonb) to service_role', kind);
  end loop;
end;
$do$;
