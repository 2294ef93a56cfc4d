-- Compiling a query takes up to 300 ms, and no query of ours runs as long. Tables of a few rows are never analysed, so
-- their queries look expensive enough to be compiled at every call.
do $$
begin
  execute format('alter database %I set jit = off', current_database());
end
$$;
-- Also in connections that are older than this migration.
alter function public.availability_state() set jit = off;
