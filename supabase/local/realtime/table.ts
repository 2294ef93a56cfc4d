import type { Database } from '../database/database.ts';

/** A table of the publication, read from the system catalog. */
export type Table = {
  schema: string;
  name: string;
  /** Quoted name with schema. */
  sqlName: string;
  columns: {
    name: string;
    /** SQL type name: `timestamp with time zone`. */
    type: string;
    /** Type name used by the client: `timestamptz`. */
    typeName: string;
    isKey: boolean;
    isGenerated: boolean;
    /** Request roles that may select the column. */
    readableBy: string[];
  }[];
};

/** Returns all tables of the publication `supabase_realtime`, by `schema.name`. */
export async function publishedTables(database: Database): Promise<Map<string, Table>> {
  const rows = await database.query(`
    select p.schemaname as schema, p.tablename as name, (
      select jsonb_agg(jsonb_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod),
        'typeName', t.typname,
        'isKey', coalesce(a.attnum = any (k.conkey), false),
        'isGenerated', a.attgenerated <> '',
        'readableBy', (
          select coalesce(jsonb_agg(r.rolname), '[]')
          from pg_roles r
          where r.rolname in ('anon', 'authenticated', 'service_role')
            and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
        )
      ) order by a.attnum)
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    )::text as columns
    from pg_publication_tables p
    join pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
    where p.pubname = 'supabase_realtime'
  `);
  return new Map(
    rows.map((row) => {
      const [schema, name] = [String(row.schema), String(row.name)];
      const sqlName = `${quoted(schema)}.${quoted(name)}`;
      return [
        `${schema}.${name}`,
        { schema, name, sqlName, columns: JSON.parse(String(row.columns)) },
      ];
    }),
  );
}

/** Quotes an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
