import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { signWith, tokenHash } from '../../../lib/core/security/token-signature.ts';
import type { Database } from '../../../lib/core/supabase/database.types.ts';
import { readEmail } from '../../../lib/core/text/email.ts';
import { isPersonName } from '../../../lib/core/text/person-name.ts';
import { invitationPath } from '../../../lib/paths/links.ts';
import { invitationClaim, invitationEnd } from '../../../lib/people/invitations/rules.ts';
import { PlainError } from '../plain-error.ts';
import type { SiteEnvironment } from '../site-environment.ts';

/** Derives a name from an email address: 'ana.lee@firm.example' becomes 'Ana Lee'. */
function nameFrom(email: string): string {
  const [local = ''] = email.split('@');
  const words = local.split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || local;
}

/**
 * Invites the first team leader of a hosted or embedded site. The invitation is also sent by email.
 * @returns the link, which works once
 * @throws PlainError if a leader exists, the email address is invalid, or Supabase cannot be reached
 */
export async function firstLeaderLink(
  env: SiteEnvironment,
  typedEmail: string,
  name?: string,
): Promise<string> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secret, SITE_URL: site } = env;
  const email = readEmail(typedEmail.trim().toLowerCase());
  if (email === null) throw new PlainError(`${typedEmail} is not an e-mail address.`);
  if (name && !isPersonName(name)) {
    throw new PlainError('A name is one line, without < > @ and invisible characters.');
  }
  const id = randomUUID();
  const expires_at = invitationEnd(new Date());
  const token = signWith(secret, 'accept-invitation', invitationClaim(id, expires_at));
  const client = createClient<Database>(url, secret, { auth: { persistSession: false } });
  const { data, error, status } = await client.rpc('invite_first_leader', {
    id,
    email,
    name: (name?.trim() || nameFrom(email)).slice(0, 120),
    token_hash: tokenHash(token),
    expires_at,
  });
  if (error) throw new PlainError(whyNot(url, status, error.message), { cause: error });
  if (data === 'leader_exists') {
    throw new PlainError('This site has a team leader already, who invites everybody else.');
  }
  if (data === 'has_profile') throw new PlainError(`${email} has an account here already.`);
  return `${site}${invitationPath(token)}`;
}

function whyNot(url: string, status: number, message: string): string {
  if (status === 0)
    return `Supabase cannot be reached at ${url}: check NEXT_PUBLIC_SUPABASE_URL, or start it with npm run demo.`;
  if (status === 401)
    return `Supabase at ${url} refuses SUPABASE_SECRET_KEY: set the project's secret key.`;
  if (status === 403) return 'SUPABASE_SECRET_KEY is not the secret key: set that of the project.';
  if (status === 404)
    return `Supabase at ${url} lacks the migrations: supabase db push brings them.`;
  return `Supabase at ${url} could not store the invitation: ${message}`;
}
