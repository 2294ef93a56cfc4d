-- Content results: daily numbers of page readings, reported by browsers without identifying readers.
create table public.content_counts (
  table_name text not null check (table_name = any (private.content_kinds())),
  record_id uuid not null,
  day date not null,
  figure text not null check (figure in ('read', 'finished', 'pressed')),
  detail text not null,
  total integer not null default 1 check (total > 0),
  primary key (table_name, record_id, day, figure, detail),
  constraint content_counts_detail check (
    case figure
      when 'pressed' then detail in ('booking', 'contact', 'pricing', 'tools', 'offer', 'form')
      else detail in ('paid', 'mail', 'social', 'search', 'ai', 'referral', 'direct')
    end
  )
);
comment on table public.content_counts is
  'Readings of published content and clicks on its page, by day. Contains no data about readers.';
comment on column public.content_counts.figure is
  'read: the page was visible for ten seconds; finished: also the end of the text; pressed: a call to action was clicked, or a form sent.';
comment on column public.content_counts.detail is
  'Channel class of the visit; for pressed, the target.';
alter table public.content_counts enable row level security;
revoke all on public.content_counts from public, anon, authenticated;
grant select on public.content_counts to authenticated;
grant select, insert, update, delete on public.content_counts to service_role;

create index content_counts_day on public.content_counts (day);

create policy "Editors read counts of their kinds" on public.content_counts
  for select to authenticated using (table_name = any ((select private.my_kinds('write'))::text[]));

-- For finding forms by the pages that their visitors read.
create index touches_read on public.touches (at) where channel ? 'read';

create function public.count_reading(
  kind text, slug text, reading text[], presses text[] default '{}', channel jsonb default null
) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  record uuid;
begin
  if kind <> all (private.content_kinds()) then
    raise exception 'There is no such kind of content.' using errcode = '22023';
  end if;
  execute format(
    'select t.id from public.%I t where t.slug = $1 and t.state = ''published'' and t.published_at <= now()', kind
  ) into record using slug;
  if record is null then
    return false;
  end if;
  -- Ordered, so that concurrent readings cannot deadlock.
  insert into public.content_counts as c (table_name, record_id, day, figure, detail)
  select kind, record, private.business_day(now()), n.figure, n.detail
  from (
    select unnest(reading) as figure, private.channel_class(channel) as detail
    union
    select 'pressed', unnest(presses)
  ) as n
  order by n.figure, n.detail
  on conflict (table_name, record_id, day, figure, detail) do update set total = c.total + 1;
  return true;
end;
$$;
comment on function public.count_reading(text, text, text[], text[], jsonb) is
  'Counts a reading of published content today: read, finished or both by channel class, and clicks. Returns false if no public content has this slug.';
revoke all on function public.count_reading(text, text, text[], text[], jsonb) from public, anon, authenticated;
grant execute on function public.count_reading(text, text, text[], text[], jsonb) to service_role;

create function public.content_reads(kind text, records uuid[], first_day date)
returns table (record_id uuid, reads integer)
language sql
stable
set search_path = ''
as $$
  select c.record_id, sum(c.total)::integer
  from public.content_counts c
  where c.table_name = kind and c.record_id = any (records) and c.day >= first_day and c.figure = 'read'
  group by c.record_id;
$$;
comment on function public.content_reads(text, uuid[], date) is
  'Returns how often each of these records was read since a day, for people who may write the kind. Omits records without readings.';
revoke all on function public.content_reads(text, uuid[], date) from public, anon, authenticated;
grant execute on function public.content_reads(text, uuid[], date) to authenticated, service_role;

create function private.content_pages(kind text, record uuid) returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  folder constant text := case kind
    when 'courses' then 'academy'
    when 'jobs' then 'careers'
    when 'blog_posts' then 'blog'
    else kind
  end;
  present text;
begin
  execute format('select t.slug from public.%I t where t.id = $1', kind) into present using record;
  return array(
    select '/' || folder || '/' || names.slug
    from (
      select present as slug
      union
      select r.slug from public.slug_redirects r where r.table_name = kind and r.record_id = record
    ) as names
    where names.slug is not null
  );
end;
$$;
comment on function private.content_pages(text, uuid) is
  'Returns the paths of the public page of a record, current and former.';
revoke all on function private.content_pages(text, uuid) from public;

-- Runs with the rights of its owner, because editors may see the number of consultations but not the people.
create function private.consultations_after(kind text, record uuid, first_day date, last_day date)
returns table (day date, total integer)
language sql
stable
security definer
set search_path = ''
as $$
  with pages as materialized (
    select private.content_pages(kind, record) as paths
    where private.may(kind, 'write')
  )
  select private.business_day(b.at), count(distinct b.id)::integer
  from pages
  join public.touches r
    on r.channel ? 'read'
    and r.at >= private.business_midnight(first_day - 30)
    and r.at < private.business_midnight(last_day + 1)
    and string_to_array(r.channel ->> 'read', ' ') && pages.paths
  join public.touches b
    on b.client_id = r.client_id
    and b.kind = 'booking'
    and b.at >= r.at
    and b.at <= r.at + interval '30 days'
  where b.at >= private.business_midnight(first_day) and b.at < private.business_midnight(last_day + 1)
  group by 1;
$$;
comment on function private.consultations_after(text, uuid, date, date) is
  'Returns, by day, the consultations booked in a range of business days by people who read a record in the 30 days before, according to the booking form or an earlier form of the same contact. Forms in quarantine do not count.';
revoke all on function private.consultations_after(text, uuid, date, date) from public;
grant execute on function private.consultations_after(text, uuid, date, date) to authenticated;

create function public.content_results(kind text, record uuid, first_day date, last_day date)
returns table (day date, figure text, detail text, total integer)
language sql
stable
set search_path = ''
as $$
  select c.day, c.figure, c.detail, c.total
  from public.content_counts c
  where c.table_name = kind and c.record_id = record and c.day between first_day and last_day
  union all
  select b.day, 'booked', 'consultation', b.total
  from private.consultations_after(kind, record, first_day, last_day) as b
  where kind = any (private.content_kinds());
$$;
comment on function public.content_results(text, uuid, date, date) is
  'Returns the results of a record in a range of business days, for people who may write its kind: the rows of content_counts, and consultations as the figure booked.';
revoke all on function public.content_results(text, uuid, date, date) from public, anon, authenticated;
grant execute on function public.content_results(text, uuid, date, date) to authenticated, service_role;
