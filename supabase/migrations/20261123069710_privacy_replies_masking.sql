-- A reply to one person can name another one; as before, but the queued texts of replies are masked by all words.

create or replace function private.mask_texts(terms text[], addresses text[], pseudonym text) returns integer
language plpgsql
set search_path = ''
as $$
declare
  words constant text := private.term_pattern(terms);
  emails constant text := private.term_pattern(addresses);
  likes text[];
  texts record;
  masked integer := 0;
  changed integer;
begin
  -- Finds the rows quickly; the patterns decide. Inside JSON, quotes and backslashes are escaped.
  select array_agg('%' || regexp_replace(lower(form), '([\\%_])', '\\\1', 'g') || '%') into likes
  from unnest(terms) as term
  cross join lateral (values (term), (btrim(to_jsonb(term)::text, '"'))) as written (form);

  for texts in
    select
      t.table_name,
      string_agg(format('%1$I = private.mask(%1$I, $1, $2)', t.column_name), ', ') as changes,
      string_agg(format('%I', t.column_name), ', ') as columns
    from private.staff_texts() with ordinality as t (table_name, column_name, place)
    group by t.table_name
    order by max(t.place)
  loop
    execute format(
      'update public.%1$I set %2$s where lower(concat_ws('' '', %3$s)) like any ($3) and concat_ws('' '', %3$s) ~* $1',
      texts.table_name, texts.changes, texts.columns
    ) using words, pseudonym, likes;
    get diagnostics changed = row_count;
    -- The history of a task is no further text.
    if texts.table_name <> 'task_activity' then
      masked := masked + changed;
    end if;
  end loop;

  delete from public.notifications n where concat_ws(' ', n.title, n.body) ~* words;
  update public.outbox o
  set
    payload = private.mask(o.payload, case when o.topic like any (array['digest.%', 'reply.%']) then words else emails end, pseudonym),
    last_error = private.mask(o.last_error, words, pseudonym)
  where lower(concat_ws(' ', o.payload, o.last_error)) like any (likes);
  update public.outbox_attempts a
  set request = private.mask(a.request, words, pseudonym), error = private.mask(a.error, words, pseudonym)
  where lower(concat_ws(' ', a.request, a.error)) like any (likes);
  perform private.mask_audit(words, emails, pseudonym, likes);
  return masked;
end;
$$;
