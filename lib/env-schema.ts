import { z } from 'zod';

const schema = z.object({
  NEXT_PUBLIC_SUPABASE_URL: z.url(),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().min(20),
  SUPABASE_SECRET_KEY: z.string().min(20),
  SITE_URL: z.url().transform((url) => new URL(url).origin),
  AUTOMATION_WEBHOOK_URL: z.url(),
  AUTOMATION_WEBHOOK_SECRET: z.string().regex(/^whsec_.{16,}$/, 'must be whsec_ and a base64 key'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  CRON_SECRET: z.string().min(16),
});

export type Env = z.output<typeof schema>;

/**
 * The checked environment from `source`.
 * @throws Error that lists every variable that is missing or wrong, never its value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(
    (issue) =>
      `  ${issue.path.join('.')}: ${source[String(issue.path[0])] ? issue.message : 'is missing'}`,
  );
  throw new Error(`The environment is not complete; see .env.example.\n${wrong.join('\n')}\n`, {
    cause: result.error,
  });
}
