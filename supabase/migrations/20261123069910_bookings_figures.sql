-- The policy of bookings reads the host and the quarantine. With both in the index, a day is counted without the table.
drop index public.consultation_bookings_figures;
create index consultation_bookings_figures on public.consultation_bookings (requestdate)
include (client_id, host_id, quarantined_at)
where quarantined_at is null;
