-- Creates touches for forms that were sent before touches existed.
create function private.link_touches() returns void
language sql
set search_path = ''
as $$
  select private.add_touch(f.kind, f.form)
  from (
    select 'booking' as kind, to_jsonb(b) as form, b.requestdate as at
    from public.consultation_bookings b
    where b.quarantined_at is null
    union all
    select 'registration', to_jsonb(r), r.registrationdate from public.webinar_registrations r
    union all
    select 'enrolment', to_jsonb(e), e.created_at from public.enrolments e
    union all
    select 'subscription', to_jsonb(s), s.confirmed_at
    from public.blog_subscriptions s
    where s.confirmed_at is not null
    union all
    select 'enquiry', to_jsonb(q), q.created_at from public.enquiries q where q.quarantined_at is null
    order by at
  ) as f;
$$;
comment on function private.link_touches() is
  'Creates the missing touch and contact of each form, oldest first. Idempotent.';
revoke all on function private.link_touches() from public;

select private.link_touches();
