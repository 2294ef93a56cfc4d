import type { NextRequest } from 'next/server';
import { expect } from 'vitest';
import { service } from '../people.ts';
import { as, stack } from './as.ts';
import { requestTo } from './route.ts';

/** Requests a path from a route handler of the site as a person. */
export function get(
  who: Parameters<typeof as>[0],
  handler: (request: NextRequest, context: { params: Promise<unknown> }) => Promise<Response>,
  path: string,
): Promise<Response> {
  return as(who, () => handler(requestTo(path), { params: Promise.resolve({}) }));
}

/** Returns the lines of a CSV response, without its header row. */
export async function csvLines(response: Response): Promise<string[]> {
  return (await response.text()).trim().split(/\r?\n/).slice(1);
}

/** Returns the target of a redirect by an action: Next's redirect is an error that contains the path. */
export async function redirectOf(run: Promise<unknown>): Promise<string> {
  const error = await run.then(
    (answer) => new Error(`No redirect, but ${JSON.stringify(answer)}`),
    (thrown: unknown) => thrown,
  );
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
  if (!digest.startsWith('NEXT_REDIRECT;')) throw error;
  return digest.split(';')[2] ?? '';
}

type Mail = { to: unknown; subject: string; text: string; attachments: { content: string }[] };

/**
 * Delivers everything due to an email address, including deliveries that another test started, and returns its
 * emails, newest first.
 */
export async function mailsTo(email: string): Promise<Mail[]> {
  const { deliverAllDue } = await import('@/lib/outgoing');
  const dueAfterDelivery = async () => {
    await as('visitor', deliverAllDue);
    const due = await service(stack)
      .from('outbox')
      .select('id', { count: 'exact', head: true })
      .ilike('recipient', email)
      .eq('status', 'pending')
      .lte('next_attempt_at', new Date().toISOString())
      .throwOnError();
    return due.count;
  };
  await expect.poll(dueAfterDelivery).toBe(0);
  const mails: Mail[] = await (await fetch(`${stack.mailboxUrl}/messages.json`)).json();
  return mails.filter(({ to }) => JSON.stringify(to).includes(email));
}
