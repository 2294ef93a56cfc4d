import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { log } from './log';

/** What the log writes while `run` runs. */
async function linesOf(run: () => Promise<void> | void): Promise<string> {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await run();
    return written.mock.calls.map(([line]) => String(line)).join('');
  } finally {
    written.mockRestore();
  }
}

test('a line contains neither password nor token', async () => {
  const line = await linesOf(() =>
    log.warn({ event: 7, person: { password: 'hunter2', token: 'abc.def' } }, 'refused'),
  );
  expect(JSON.parse(line)).toMatchObject({
    msg: 'refused',
    event: 7,
    person: { password: '[redacted]', token: '[redacted]' },
  });
});

test('the email of a refused recipient is not logged', async () => {
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
  expect(line).not.toContain('@');
  expect(line).not.toContain('customer.example');
  expect(() => JSON.parse(line)).not.toThrow();
});
