import type { Connection } from '@supabase/lite';
import { z } from 'zod';

const variables = z.object({
  auth: z.object({
    uid: z.string().nullish(),
    role: z.enum(['anon', 'authenticated', 'service_role']).default('anon'),
    jwt: z.record(z.string(), z.unknown()).nullish(),
  }),
  storage: z.object({ operation: z.string().nullish() }).optional(),
});

type Options = Parameters<Connection['withContext']>[2];

/**
 * Sets the request context in PostgreSQL with one statement. Lite uses up to eleven sequential statements, which took
 * most of the time of a request. Unusual requests are still handled by Lite.
 */
export function setContextAtOnce(connection: Connection): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) => {
    const parsed = variables.safeParse(vars);
    if (!parsed.success || options?.transaction || options?.forceRollback) {
      return withContext(vars, work, options);
    }
    const settings = settingsOf(parsed.data, options);
    return connection.kysely.transaction().execute(async (transaction) => {
      await transaction
        .selectNoFrom(({ fn, val, lit }) =>
          settings.map(([name, value], index) =>
            fn('set_config', [val(name), val(value), lit(true)]).as(`setting_${index}`),
          ),
        )
        .execute();
      return work(transaction);
    });
  };
}

/** Returns the settings that Lite and PostgREST set for a request, in the same order. */
function settingsOf({ auth, storage }: z.output<typeof variables>, options: Options) {
  const { uid, role, jwt } = auth;
  const settings: [name: string, value: string][] = [
    ['role', role],
    ['request.jwt.claim.sub', uid ?? ''],
    ['request.jwt.claim.role', role],
    ['storage.operation', storage?.operation ?? ''],
  ];
  if (jwt) settings.push(['request.jwt.claims', JSON.stringify(jwt)]);
  if (!options?.rpc) return settings;
  const { method, path, requestHeaders = {}, readOnly } = options.rpc;
  settings.push(
    ['response.status', ''],
    ['response.headers', ''],
    ['request.method', method],
    ['request.path', path],
    ['request.headers', JSON.stringify(requestHeaders)],
  );
  if (readOnly) settings.push(['transaction_read_only', 'on']);
  return settings;
}
