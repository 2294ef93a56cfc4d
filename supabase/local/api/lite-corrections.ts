import { inspect } from 'node:util';
import type { Connection } from '@supabase/lite';
import { z } from 'zod';
import { setContextAtOnce } from './request-settings.ts';

const databaseError = z.object({
  code: z.string().length(5),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
});

/** Corrects Lite on PostgreSQL where it behaves differently from a hosted project. */
export function behaveAsHosted(connection: Connection): void {
  // At its first request Lite would grant everything on every table to everyone. The grants of the
  // migrations must hold instead.
  if (!Reflect.has(connection, 'rlsState')) {
    throw new Error(
      'Lite has no rlsState any more: find out how it grants before it serves a request',
    );
  }
  Reflect.set(connection, 'rlsState', 'active');

  setContextAtOnce(connection);

  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (raw) => {
    const error = normalize(raw);
    const parsed = databaseError.safeParse(error);
    if (!parsed.success) return error;
    const { code, message } = parsed.data;
    const told = isLostByLite(code) ? asCustomError(parsed.data) : parsed.data;
    // Lite prints every refused request; one line is enough.
    return { ...told, [inspect.custom]: () => `Data API refused: ${code} ${message}` };
  };

  // Only constraints decide if an embedded record is one or many: an index may be unique for some rows only,
  // or for an expression.
  const introspect = connection.introspect.bind(connection);
  connection.introspect = async (options) => {
    const found = await introspect(options);
    return { ...found, indexes: [] };
  };

  const onRead = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = (ast, vars) => {
    if ('where' in ast) unmask(ast.where);
    unmask(ast.select);
    return onRead(ast, vars);
  };
}

/** Types whose text the Data API writes differently, by their object identifiers. */
export const apiTypes = {
  timestamps: { oids: [1114, 1184], parse: apiTimestamp },
  /** `bigint` and `numeric`, which the drivers hand over as text. */
  numbers: { oids: [20, 1700], parse: Number },
};

/** PostgreSQL's text of a timestamp as the Data API writes it: '2026-12-01 16:00:00+00' is '2026-12-01T16:00:00+00:00'. */
function apiTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

/** Characters that end a value for Lite even between quotes; others that no one types stand for them in the meantime. */
const misread = /["\\(){}, ]/g;
const masks = /[\ue020\ue022\ue028\ue029\ue02c\ue05c\ue07b\ue07d]/g;
const swapped = (char: string) => String.fromCharCode(char.charCodeAt(0) ^ 0xe000);

/**
 * Returns the request with the quoted values of `or=(…)` and `and=(…)` so that Lite finds their ends. A connection
 * that behaves as hosted gives them back what stood in them. Lite takes the quotes of a pattern for a part of it,
 * so patterns lose them.
 */
export function withMaskedQuotes(request: Request): Request {
  const url = new URL(request.url);
  if (!url.search.includes('%22')) return request;
  const masked = [...url.searchParams].map(([name, value]) => [
    name,
    /(^|\.)(and|or)$/.test(name)
      ? value.replace(/(\bi?like\.)?"((?:[^"\\]|\\.)*)"/gs, (_, like, quoted: string) => {
          const text = quoted.replace(/\\(.)/gs, '$1');
          const inside = text.replace(misread, swapped);
          return like ? like + inside : `"${inside}"`;
        })
      : value,
  ]);
  url.search = new URLSearchParams(masked).toString();
  return new Request(url, request);
}

/** Query parameters that are neither arguments of a function nor filters of its rows. */
const SETTINGS = ['select', 'order', 'limit', 'offset', 'columns'];

const isLogic = (name: string) => /^(not\.)?(and|or)$/.test(name);
const OPERATOR =
  /^(not\.)?(eq|neq|gte?|lte?|i?like|i?match|is|isdistinct|in|cs|cd|ov|(pl|ph|w)?fts)(\(\w+\))?\./;

/**
 * Returns a call of a function by GET as the same call by POST if it filters by `or=(…)` or `and=(…)`, which Lite
 * takes for arguments of the function.
 */
export function withLogicApart(request: Request): Request {
  const url = new URL(request.url);
  const parameters = [...url.searchParams];
  const isCall = request.method === 'GET' && url.pathname.startsWith('/rest/v1/rpc/');
  if (!isCall || !parameters.some(([name]) => isLogic(name))) return request;
  const isArgument = ([name, value]: [string, string]) =>
    !isLogic(name) && !SETTINGS.includes(name) && !OPERATOR.test(value);
  url.search = new URLSearchParams(parameters.filter((one) => !isArgument(one))).toString();
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  const body = JSON.stringify(Object.fromEntries(parameters.filter(isArgument)));
  return new Request(url, { method: 'POST', headers, body });
}

function unmask(filters: unknown): void {
  if (typeof filters !== 'object' || filters === null) return;
  for (const [name, value] of Object.entries(filters)) {
    if (typeof value === 'string') Reflect.set(filters, name, value.replace(masks, swapped));
    else unmask(value);
  }
}

type DatabaseError = z.output<typeof databaseError>;

/** Lite answers these with status 500 and without their code. */
function isLostByLite(code: string): boolean {
  return /^(23|P0|40|57)/.test(code) && !['23502', '23503', '23505'].includes(code);
}

/** PostgREST's way of choosing the answer in SQL, which Lite follows. */
function asCustomError({ code, message, detail, hint }: DatabaseError) {
  const status = code === 'P0001' || code.startsWith('23') ? 400 : 500;
  return {
    code: 'PGRST',
    message: JSON.stringify({
      code,
      message,
      details: detail ?? undefined,
      hint: hint ?? undefined,
    }),
    detail: JSON.stringify({ status, headers: {} }),
  };
}
