-- The dashboard looks up each booking's contact to count those that became clients. This index answers without the
-- table, in 3.5 instead of 7 ms for half a year of a large site.
create index clients_won on public.clients (id) where stage in ('client', 'past');
