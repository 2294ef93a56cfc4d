-- Lists replies themselves instead of their emails.
create function public.client_timeline(
  client uuid, most integer, only_kind text default null, before_at timestamptz default null, before_id text default null
)
returns table (kind text, id text, at timestamptz, payload jsonb)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person public.clients;
  addresses text[];
  ids uuid[];
begin
  select c.* into person from public.clients c where c.id = client and private.is_leader();
  if not found then
    return;
  end if;
  addresses := person.other_emails || person.email;
  ids := person.merged_from || person.id;

  return query
  with held as (
    select b.* from public.consultation_bookings b where lower(b.email) = any (addresses) or b.client_id = person.id
  ),
  given as (
    select t.* from public.tasks t where t.client_id = person.id
    union
    select t.* from public.tasks t where t.booking_id in (select h.id from held h)
  ),
  happened as (
    select
      'booking' as kind, h.id::text as id, h.requestdate as at,
      jsonb_build_object('starts_at', h.preferreddate, 'status', h.status, 'text', h.projectdescription) as payload
    from held h
    union all
    select 'webinar', r.id::text, r.registrationdate, jsonb_build_object('title', r.webinartitle)
    from public.webinar_registrations r
    where lower(r.email) = any (addresses) or r.client_id = person.id
    union all
    select
      'webinar', r.id::text || ':given_back', r.given_back_at,
      jsonb_build_object('title', r.webinartitle, 'given_back', true)
    from public.webinar_registrations r
    where (lower(r.email) = any (addresses) or r.client_id = person.id) and r.given_back_at is not null
    union all
    select
      'enrolment', e.id::text, e.created_at,
      jsonb_build_object('title', c.title, 'progress', e.progress, 'rating', e.rating, 'waits', e.waits)
    from public.enrolments e
    join public.courses c on c.id = e.course_id
    where lower(e.email) = any (addresses) or e.client_id = person.id
    union all
    select
      'subscription', s.id::text, s.created_at,
      jsonb_build_object('confirmed', s.confirmed_at is not null, 'ended', s.unsubscribed_at is not null)
    from public.blog_subscriptions s
    where s.email = any (addresses)
    union all
    select 'application', a.id::text, a.created_at, jsonb_build_object('title', j.title, 'stage', a.stage)
    from public.job_applications a
    join public.jobs j on j.id = a.job_id
    where lower(a.email) = any (addresses)
    union all
    select 'enquiry', q.id::text, q.created_at, jsonb_build_object('text', q.message)
    from public.enquiries q
    where (lower(q.email) = any (addresses) or q.client_id = person.id) and q.quarantined_at is null
    union all
    select
      'estimate', e.id::text, e.created_at, jsonb_build_object('estimate', e.estimate, 'booking_id', e.booking_id)
    from public.estimates e
    where e.client_id = person.id
    union all
    -- The form is a separate entry; this one shows the visitor's channel.
    select 'touch', t.id::text, t.at, jsonb_build_object('kind', t.kind, 'channel', t.channel)
    from public.touches t
    where t.client_id = person.id and t.channel is not null
    union all
    select
      'task', g.id::text, g.created_at,
      jsonb_build_object('task_id', g.id, 'title', g.title, 'status', g.status, 'person', p.name)
    from given g
    left join public.user_profiles p on p.id = g.assigned_to
    union all
    select
      'task', a.id::text, a.at,
      jsonb_build_object('task_id', g.id, 'title', g.title, 'status', 'completed', 'completed_by', p.name)
    from given g
    join public.task_activity a on a.task_id = g.id and a.changes -> 'status' ->> 'to' = 'completed'
    left join public.user_profiles p on p.id = a.actor_id
    union all
    select
      'note', n.id::text, n.created_at,
      jsonb_build_object('text', n.body, 'person', p.name, 'version', n.updated_at)
    from public.client_notes n
    left join public.user_profiles p on p.id = n.author_id
    where n.client_id = person.id
    union all
    select
      'mail', o.id::text, o.created_at,
      jsonb_build_object('topic', o.topic, 'status', o.status, 'reason', case when o.status = 'off' then o.last_error end)
    from public.outbox o
    where lower(o.recipient) = any (addresses) and o.channel = 'mail' and o.topic <> 'reply.sent'
    union all
    select
      'reply', r.id::text, r.created_at,
      jsonb_build_object(
        'subject', r.subject, 'text', r.body, 'state', r.state, 'person', p.name, 'booking_id', r.booking_id,
        'enquiry_id', r.enquiry_id
      )
    from public.replies r
    left join public.user_profiles p on p.id = r.sender_id
    where lower(r.email) = any (addresses)
      or r.client_id = person.id
      or r.booking_id in (select h.id from held h)
    union all
    select
      'stage', l.id::text, l.at,
      jsonb_build_object(
        'from', l.before ->> 'stage',
        'to', l.after ->> 'stage',
        'person', p.name,
        'merged', (
          select concat_ws(' ', d.before ->> 'firstname', d.before ->> 'lastname')
          from public.audit_log d
          where d.table_name = 'clients'
            and d.record_id = l.after -> 'merged_from' ->> -1
            and d.action = 'delete'
            and d.at = l.at
            and l.before ->> 'merged_from' <> l.after ->> 'merged_from'
        )
      )
    from public.audit_log l
    left join public.user_profiles p on p.id = l.actor_id
    where l.table_name = 'clients'
      and l.record_id = any (ids::text[])
      and l.action <> 'delete'
      and (
        l.before is null
        or l.before ->> 'stage' <> l.after ->> 'stage'
        or l.before ->> 'merged_from' <> l.after ->> 'merged_from'
      )
  )
  select h.kind, h.id, h.at, h.payload
  from happened h
  where (only_kind is null or h.kind = only_kind)
    and (before_at is null or (h.at, h.id) < (before_at, before_id))
  order by h.at desc, h.id desc
  limit most;
end;
$$;
comment on function public.client_timeline(uuid, integer, text, timestamptz, text) is
  'Returns, for leaders, everything about a contact under all of their email addresses, newest first, after the entry of before_at and before_id. Kinds: booking, webinar, enrolment, subscription, application, enquiry, task, note, mail, reply, stage.';
revoke all on function public.client_timeline(uuid, integer, text, timestamptz, text)
  from public, anon, authenticated;
grant execute on function public.client_timeline(uuid, integer, text, timestamptz, text) to authenticated;
