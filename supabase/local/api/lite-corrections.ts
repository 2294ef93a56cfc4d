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

/** Makes Lite on PostgreSQL behave like a hosted project where it differs. */
export function behaveAsHosted(connection: Connection): void {
  // On its first request Lite would grant all rights on all tables to everyone. Only the grants of the migrations must
  // apply.
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
    // Prints as one line, because Lite logs each refused request.
    return { ...told, [inspect.custom]: () => `Data API refused: ${code} ${message}` };
  };

  // Only constraints determine whether an embedded record is an object or a list, because a unique index may only cover
  // some rows or an expression.
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

/** Types that the Data API formats differently, with their OIDs. */
export const apiTypes = {
  timestamps: { oids: [1114, 1184], parse: apiTimestamp },
  /** `bigint` and `numeric`, which the drivers return as text. */
  numbers: { oids: [20, 1700], parse: Number },
};

/** Formats a PostgreSQL timestamp like the Data API: '2026-12-01 16:00:00+00' becomes '2026-12-01T16:00:00+00:00'. */
function apiTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

/** Characters that end a value in Lite even inside quotes, so they are temporarily replaced with private-use ones. */
const misread = /["\\(){}, ]/g;
const masks = /[\ue020\ue022\ue028\ue029\ue02c\ue05c\ue07b\ue07d]/g;
const swapped = (char: string) => String.fromCharCode(char.charCodeAt(0) ^ 0xe000);

/**
 * Masks special characters in quoted values of `or=(…)` and `and=(…)`, so that Lite finds the end of each value.
 * `behaveAsHosted` restores them. Removes the quotes of patterns, because Lite treats them as part of the pattern.
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

/** Query parameters that are neither function arguments nor row filters. */
const SETTINGS = ['select', 'order', 'limit', 'offset', 'columns'];

const isLogic = (name: string) => /^(not\.)?(and|or)$/.test(name);
const OPERATOR =
  /^(not\.)?(eq|neq|gte?|lte?|i?like|i?match|is|isdistinct|in|cs|cd|ov|(pl|ph|w)?fts)(\(\w+\))?\./;

/**
 * Converts a GET function call with the filters `or=(…)` or `and=(…)` to a POST call, because Lite treats these filters
 * as function arguments.
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

/** Returns whether Lite responds to this error with status 500 and without its code. */
function isLostByLite(code: string): boolean {
  return /^(23|P0|40|57)/.test(code) && !['23502', '23503', '23505'].includes(code);
}

/** Returns an error in the PGRST format, with which SQL can set the response in PostgREST and Lite. */
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
