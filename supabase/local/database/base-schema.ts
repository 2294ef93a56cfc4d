import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import type { Database } from './database.ts';

/** Roles, auth and storage of a hosted Supabase project before its first migration. */
export const baseSchema = `
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
  end loop;
  alter role service_role bypassrls;
end
$$;
${SUPABASE_AUTH_HELPERS_SQL}
${getAuthSchemaSql()}
${getStorageSchemaSql()}
grant usage on schema public, auth, storage to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
`;

/** Creates the base schema if it is missing. Skips hosted projects, where `postgres` is not a superuser. */
export async function createBaseSchema(database: Database): Promise<void> {
  const [me] = await database.query(
    'select rolsuper as "isSuperuser" from pg_roles where rolname = current_user',
  );
  if (!me?.isSuperuser) return;
  await database.script(baseSchema);
}
