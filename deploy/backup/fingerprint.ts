import { createHash } from 'node:crypto';
import { connect, restoredTables, storedFiles } from './database.ts';
import { openStorage } from './files.ts';
import type { Place } from './work.ts';

/** Grants, policies, functions and triggers of the database. */
const CATALOGUE = {
  policies: `select schemaname, tablename, policyname, permissive, roles, cmd, qual, with_check from pg_policies`,
  'grants on tables': `
    select c.oid::regclass::text, c.relrowsecurity, c.relforcerowsecurity, acl.grantee::regrole::text, acl.privilege_type
    from pg_class c, aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) acl
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  'grants on columns': `
    select attrelid::regclass::text, attname, acl.grantee::regrole::text, acl.privilege_type
    from pg_attribute, aclexplode(attacl) acl
    where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  functions: `
    select p.oid::regprocedure::text, md5(pg_get_functiondef(p.oid)), p.proacl::text
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'`,
  triggers: `select pg_get_triggerdef(oid), tgenabled from pg_trigger where not tgisinternal`,
  constraints: `
    select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
    where connamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  indexes: `select indexdef from pg_indexes where schemaname in ('public', 'private')`,
  sequences: `select schemaname, sequencename, last_value from pg_sequences where schemaname in ('public', 'private')`,
  'live tables': `select pubname, schemaname, tablename from pg_publication_tables`,
};

/** Returns a checksum of each table, of the catalogue and of the files; equal sites have equal ones. */
export async function fingerprint(place: Place): Promise<Record<string, string>> {
  const sql = connect(place.databaseUrl);
  const prints: Record<string, string> = {};
  const digestOf = async (query: string) => {
    const [row] = await sql.unsafe<{ count: string; digest: string }[]>(`
      select count(*), md5(string_agg(md5(line), '' order by md5(line))) as digest
      from (select t::text as line from (${query}) t) lines`);
    return `${row?.count} ${row?.digest}`;
  };
  try {
    for (const table of await restoredTables(sql)) {
      prints[table] = await digestOf(`select * from ${table}`);
    }
    for (const [name, query] of Object.entries(CATALOGUE)) prints[name] = await digestOf(query);
    const storage = openStorage(place.supabaseUrl, place.secretKey);
    const hash = createHash('sha256');
    for (const file of await storedFiles(sql)) {
      hash.update(`${file.bucket}/${file.name} ${file.type}\n`);
      hash.update((await storage.read(file)) ?? 'missing');
    }
    prints.files = hash.digest('hex');
    return prints;
  } finally {
    await sql.end();
  }
}
