-- Publishing scheduled content when it is due.
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
  'Publishes scheduled content that is due, 100 of a kind, the rest when called again; returns it, so that its pages can be revalidated.';
revoke all on function public.publish_due_content() from public, anon, authenticated;
grant execute on function public.publish_due_content() to service_role;

create function public.link_targets(names text[]) returns table (name text, slug text, state text)
language sql
stable
set search_path = ''
as $$
  with asked as (
    select n.name, split_part(n.name, '/', 1) as kind, split_part(n.name, '/', 2) as slug, r.record_id as moved
    from unnest(names[:60]) as n (name)
    left join public.slug_redirects r
      on r.table_name = split_part(n.name, '/', 1) and r.slug = split_part(n.name, '/', 2)
  )
  select a.name, found.slug, found.state
  from asked a
  cross join lateral (
    select c.slug, c.state from public.services c where a.kind = 'services' and (c.slug = a.slug or c.id = a.moved)
    union all select c.slug, c.state from public.courses c where a.kind = 'courses' and (c.slug = a.slug or c.id = a.moved)
    union all select c.slug, c.state from public.webinars c where a.kind = 'webinars' and (c.slug = a.slug or c.id = a.moved)
    union all select c.slug, c.state from public.jobs c where a.kind = 'jobs' and (c.slug = a.slug or c.id = a.moved)
    union all select c.slug, c.state from public.blog_posts c where a.kind = 'blog_posts' and (c.slug = a.slug or c.id = a.moved)
    union all select c.slug, c.state from public.cases c where a.kind = 'cases' and (c.slug = a.slug or c.id = a.moved)
  ) as found;
$$;
comment on function public.link_targets(text[]) is
  'Returns the present slug and the state of content by kind and slug, such as services/document-processing; the slug can be a former one. Looks at 60 names.';
revoke all on function public.link_targets(text[]) from public, anon, authenticated;
grant execute on function public.link_targets(text[]) to service_role;

-- One for each kind, because the API joins other tables to a function that returns rows of a named table.
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
