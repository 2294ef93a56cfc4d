import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listen, portOf } from '@/supabase/local/web-server';
import { connectionFailure } from './connection-failure';

it('hides IP and port of a refused connection', async () => {
  const server = createServer();
  await listen(server, 0);
  const port = portOf(server.address());
  await new Promise((closed) => server.close(closed));
  const failure: unknown = await fetch(`http://127.0.0.1:${port}`).catch(({ cause }) => cause);
  expect(String(failure)).toContain('127.0.0.1');
  expect(connectionFailure(failure)).toBe('The connection was refused');
});

it.each([
  ['getaddrinfo ENOTFOUND db.internal', 'The name of its server is unknown'],
  ['connect ECONNREFUSED 10.0.0.5:25', 'The connection was refused'],
  ['connect EHOSTUNREACH fd00::5:443 - Local (:::0)', 'No network leads there'],
  ['read ETIMEDOUT', 'It did not answer in time'],
  ['socket hang up', 'The connection was cut'],
  ['Greeting never received from 10.0.0.5:25.', 'Greeting never received from (an IP)'],
  ['No route from [fd00::1]:443 to 10.0.0.5', 'No route from (an IP) to (an IP)'],
  ['IP: ::1 is not in the list', 'IP: (an IP) is not in the list'],
  ['550 5.1.1 No such mailbox at 10:30:00', '550 5.1.1 No such mailbox at 10:30:00'],
  ['The webhook answered 500', 'The webhook answered 500'],
])('converts %j to %j', (message, reason) => {
  expect(connectionFailure(new Error(message))).toBe(reason);
});
