import { inspect } from 'node:util';
import type { Connection } from '@supabase/lite';
import { z } from 'zod';

const databaseError = z.object({
  code: z.string().length(5),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
});

/** Puts right where Lite on PostgreSQL behaves differently from a hosted project. */
export function behaveAsHosted(connection: Connection): void {
  // At its first request Lite would grant everything on every table to everybody; the migrations'
  // own grants count.
  Reflect.set(connection, 'rlsState', 'active');

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
