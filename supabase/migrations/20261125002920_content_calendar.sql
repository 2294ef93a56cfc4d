-- Content calendar for people who write for the site.
create function public.content_calendar(from_at timestamptz, to_at timestamptz, per_day integer)
returns table (
  entry text, kind text, id uuid, title text, state text, at timestamptz, notifies boolean, day date, day_total integer
)
language plpgsql
stable
set search_path = ''
set jit = off
as $$
declare
  -- One select for each type of entry: type, kind, record and time.
  entries text := (
    select string_agg(
      format(
        $sql$
          select 'draft' as entry, %1$L as kind, c.id, c.title, c.state, c.updated_at as at, %2$s as notifies
          from public.%1$I c
          where c.state = 'draft' and c.updated_at >= $1 and c.updated_at < $2
            and not exists (
              select from public.content_reviews r
              where r.table_name = %1$L and r.record_id = c.id and r.state = 'open'
            )
          union all
          select c.state, %1$L, c.id, c.title, c.state, c.published_at, %2$s
          from public.%1$I c
          where c.state in ('scheduled', 'published') and c.published_at >= $1 and c.published_at < $2
          union all
          select 'review', %1$L, c.id, c.title, c.state, r.asked_at, %2$s
          from public.content_reviews r
          join public.%1$I c on c.id = r.record_id
          where r.table_name = %1$L and r.state = 'open' and r.asked_at >= $1 and r.asked_at < $2
        $sql$,
        k, case when k = 'blog_posts' then 'c.notify_subscribers' else 'false' end
      )
      || case k
        when 'webinars' then $sql$
          union all
          select 'webinar', 'webinars', c.id, c.title, c.state, c.starts_at, false
          from public.webinars c
          where c.state in ('scheduled', 'published') and c.cancelled_at is null
            and c.starts_at >= $1 and c.starts_at < $2
        $sql$
        when 'blog_posts' then $sql$
          union all
          select 'letter', 'blog_posts', c.id, c.title, c.state, coalesce(c.begun_at, c.scheduled_at), false
          from public.newsletter_issues c
          where c.state <> 'draft' and (select private.may('blog_posts', 'mail'))
            and coalesce(c.begun_at, c.scheduled_at) >= $1 and coalesce(c.begun_at, c.scheduled_at) < $2
        $sql$
        when 'jobs' then $sql$
          union all
          select 'closing', 'jobs', c.id, c.title, c.state, c.closes_at, false
          from public.jobs c
          where c.state in ('scheduled', 'published') and c.closes_at >= $1 and c.closes_at < $2
        $sql$
        else ''
      end,
      ' union all '
    )
    from unnest(private.my_kinds('write')) as k
  );
begin
  if entries is null then
    return;
  end if;
  return query execute format(
    $sql$
      select e.entry, e.kind, e.id, e.title, e.state, e.at, e.notifies, e.day, e.day_total::integer
      from (
        select
          x.*, private.business_day(x.at) as day,
          count(*) over (partition by private.business_day(x.at)) as day_total,
          row_number() over (partition by private.business_day(x.at) order by x.at, x.entry, x.id) as place
        from (%s) as x
      ) as e
      where e.place <= $3
      order by e.at, e.entry, e.id
    $sql$,
    entries
  ) using from_at, to_at, per_day;
end;
$$;
comment on function public.content_calendar(timestamptz, timestamptz, integer) is
  'Returns the content of the caller''s kinds in a range: drafts by their last change, open reviews by their start, scheduled and published content by publication time, webinars by their start, jobs by their end and, for people who may email subscribers, newsletter issues by their sending time. At most per_day for each business day, with the day''s total.';
revoke all on function public.content_calendar(timestamptz, timestamptz, integer) from public, anon, authenticated;
grant execute on function public.content_calendar(timestamptz, timestamptz, integer) to authenticated;
