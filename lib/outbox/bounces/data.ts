import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import type { Page } from '@/lib/core/lists/keyset';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { type Bounce, bounceRow } from './model';

/** Returns those of the email addresses that bounced and have not been cleared. */
export async function readBounces(
  staff: Staff,
  emails: readonly (string | undefined)[],
): Promise<Bounce[]> {
  const asked = [...new Set(emails.flatMap((email) => email?.toLowerCase() ?? []))];
  if (asked.length === 0) return [];
  const client = await sessionClient();
  const answer = await client
    .from('mail_bounces')
    .select('id, email, kind, diagnostic, bouncedAt:bounced_at')
    .in('email', asked)
    .is('cleared_at', null)
    .order('bounced_at', { ascending: false });
  return z.array(bounceRow).parse(dataOf(answer, `${staff.id} could not read bounces`));
}

/** Adds the bounce of its email address, if any, to each row of a page. */
export async function withBounces<Row extends { email: string }>(
  staff: Staff,
  page: Promise<Page<Row>>,
): Promise<Page<Row & { bounce: Bounce | null }>> {
  const { rows, next } = await page;
  const bounces = await readBounces(
    staff,
    rows.map(({ email }) => email),
  );
  const byEmail = new Map(bounces.map((bounce) => [bounce.email, bounce]));
  return {
    rows: rows.map((row) => ({ ...row, bounce: byEmail.get(row.email.toLowerCase()) ?? null })),
    next,
  };
}

/** Clears a bounce, or restores it. @returns false if no row was changed */
export async function storeClearing(
  staff: Staff,
  id: string,
  isCleared: boolean,
): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client
    .from('mail_bounces')
    .update({ cleared_at: isCleared ? new Date().toISOString() : null })
    .eq('id', id)
    .select('id');
  return dataOf(answer, `${staff.id} could not clear the bounce ${id}`).length === 1;
}
