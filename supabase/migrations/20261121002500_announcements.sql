-- Subscribers are told of a post in the transaction that publishes it, whoever does.

create function private.announce_published_post() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.announce_post(new.id);
  return null;
end;
$$;
comment on function private.announce_published_post() is
  'Trigger: a post that goes live is announced to the subscribers.';
revoke all on function private.announce_published_post() from public;

create trigger announce_publication after update of state on public.blog_posts
  for each row when (old.state <> 'published' and new.state = 'published')
  execute function private.announce_published_post();
