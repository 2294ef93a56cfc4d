// @module-tag log-secrets

import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { log } from './log';
import { secretsIn } from './secret-patterns';

/** Returns the lines logged while `run` runs. */
async function linesOf(run: () => Promise<void> | void): Promise<string> {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await run();
    return written.mock.calls.map(([line]) => String(line)).join('');
  } finally {
    written.mockRestore();
  }
}

test('removes passwords and tokens from log lines', async () => {
  const line = await linesOf(() =>
    log.warn({ event: 7, person: { password: 'hunter2', token: 'abc.def' } }, 'refused'),
  );
  expect(JSON.parse(line)).toMatchObject({
    msg: 'refused',
    event: 7,
    person: { password: '[redacted]', token: '[redacted]' },
  });
});

test('removes the email address of a rejected recipient', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`no mailbox for <${address}> here`)),
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const transport = createTransport({ host: '127.0.0.1', port });
  const refusal: unknown = await transport
    .sendMail({ from: 'us@techlink.example', to: 'grace.o’hara+x@customer.example', text: '' })
    .catch((error: unknown) => error);
  await new Promise<void>((closed) => server.close(closed));
  expect(String(refusal)).toContain('@customer.example');

  const line = await linesOf(() =>
    log.warn({ err: new Error('delivery failed', { cause: refusal }) }, 'mail'),
  );
  expect(line).toContain('no mailbox for');
  expect(line).not.toContain('grace');
  expect(line).not.toContain('customer.example');
  expect(() => JSON.parse(line)).not.toThrow();
});

const signed = `bWFuYWdlLWJvb2tpbmc.${'aB3_'.repeat(10)}xyz`;
const session = `eyJhbGciOiJIUzI1NiJ9.${'eyJzdWIi'.repeat(3)}.${'x'.repeat(20)}`;

test.each([
  ['email', 'Key (email)=(ada@visitor.example) already exists'],
  ['email', 'GET /people/ada%2Bx@visitor.example'],
  ['signed token', `/booking/manage/${signed} failed`],
  ['session token', `JWT ${session} expired`],
  ['secret key', 'apikey sb_secret_0123456789abcdef'],
  ['secret key', 'whsec_YnJvd3NlciB0ZXN0cyBvbmx5IDAxMjM0NTY='],
  ['bearer token', '"authorization":"Bearer browser-tests-only-0123456789"'],
  ['token in a URL', 'GET /password/new?token_hash=abcdef0123456789'],
])('removes an %s from log lines: %s', async (kind, text) => {
  expect(secretsIn([text])).toContain(`${kind}: ${text}`);
  const line = await linesOf(() => log.warn({ err: new Error(text, { cause: new Error(text) }) }));
  expect(line).toContain('[redacted]');
  expect(secretsIn([line])).toEqual([]);
  expect(() => JSON.parse(line)).not.toThrow();
});

test('accepts a log without personal data', () => {
  const lines = [
    '{"level":40,"msg":"delivery failed","event":"7c9e6679-7425-40de-944b-e07fc1f90ae7"}',
    'at file:///site/node_modules/@supabase/postgrest-js/dist/index.mjs:12:3',
    'next@16.4.6 ready on http://localhost:3000',
  ];
  expect(secretsIn(lines)).toEqual([]);
  expect(secretsIn(['password hunter2'], ['hunter2'])).toEqual(['known secret: password hunter2']);
});
