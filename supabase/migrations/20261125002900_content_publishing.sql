-- Publishing scheduled content when it is due.
create function public.publish_due_content() returns table (table_name text, id uuid, slug text)
language sql
set search_path = ''
as $$
  with
    services as (
      update public.services c set state = 'published'
      where c.state = 'scheduled' and c.published_at <= now() returning c.id, c.slug
    ),
    courses as (
      update public.courses c set state = 'published'
      where c.state = 'scheduled' and c.published_at <= now() returning c.id, c.slug
    ),
    webinars as (
      update public.webinars c set state = 'published'
      where c.state = 'scheduled' and c.published_at <= now() returning c.id, c.slug
    ),
    jobs as (
      update public.jobs c set state = 'published'
      where c.state = 'scheduled' and c.published_at <= now() returning c.id, c.slug
    ),
    blog_posts as (
      update public.blog_posts c set state = 'published'
      where c.state = 'scheduled' and c.published_at <= now() returning c.id, c.slug
    )
  select 'services', s.* from services s
  union all select 'courses', s.* from courses s
  union all select 'webinars', s.* from webinars s
  union all select 'jobs', s.* from jobs s
  union all select 'blog_posts', s.* from blog_posts s;
$$;
comment on function public.publish_due_content() is
  'Publishes scheduled content that is due; returns it, so that its pages can be revalidated.';
revoke all on function public.publish_due_content() from public, anon, authenticated;
grant execute on function public.publish_due_content() to service_role;

do $$
declare
  kind text;
begin
  foreach kind in array array['services', 'courses', 'webinars', 'jobs', 'blog_posts'] loop
    execute format(
      'create trigger record_first_publication after insert on public.%I
         for each row when (new.state = ''published'')
         execute function private.record_row_event(''content.published'')',
      kind
    );
    execute format(
      'create trigger record_publication after update of state on public.%I
         for each row when (old.state <> ''published'' and new.state = ''published'')
         execute function private.record_row_event(''content.published'')',
      kind
    );
    execute format(
      'create trigger record_withdrawal after update of state on public.%I
         for each row when (old.state = ''published'' and new.state <> ''published'')
         execute function private.record_row_event(''content.unpublished'')',
      kind
    );
  end loop;
end;
$$;
