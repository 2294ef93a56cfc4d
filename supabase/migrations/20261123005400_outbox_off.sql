-- Events of a channel that is not set up: kept, and sent when a leader asks for it.

alter table public.outbox drop constraint outbox_status_check;
alter table public.outbox add constraint outbox_status_check
  check (status in ('pending', 'delivered', 'dead', 'off'));
comment on column public.outbox.status is
  'off: the channel was not set up when the event was due. Nothing was tried; resend_outbox makes it due again.';

create or replace function private.withdraw_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.outbox o
  where o.record_table = 'blog_subscriptions' and o.record_id = old.id and o.status in ('pending', 'off');
  return null;
end;
$$;
comment on function private.withdraw_mails() is
  'Trigger: deletes the mails of a subscription that ends, unless they were sent.';
