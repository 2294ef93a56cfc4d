import { migrate } from './database/migrations.ts';
import { openPostgres } from './database/postgres-database.ts';
import { PlainError } from './plain-error.ts';

/**
 * Returns the seeded project that `supabase start` runs in Docker. Test files share it and run one after the other. It
 * has neither our mailbox nor our webhook receiver.
 * @param env includes the variables of `supabase status -o env`
 */
export async function startedStack(env: NodeJS.ProcessEnv) {
  const read = (name: string) => {
    const value = env[name];
    if (!value)
      throw new PlainError(`${name} is missing: export what supabase status -o env prints.`);
    return value;
  };
  const database = await openPostgres(read('DB_URL'));
  await migrate(database);
  return {
    url: read('API_URL'),
    publishableKey: read('PUBLISHABLE_KEY'),
    secretKey: read('SECRET_KEY'),
    jwtSecret: read('JWT_SECRET'),
    mailboxUrl: '',
    smtpUrl: '',
    hookUrl: '',
    receiverUrl: '',
    webhookSecret: '',
    api: (request: Request) => fetch(request),
    sql: database.query,
    dropRealtimeConnections: () => {},
    stop: database.close,
  };
}
