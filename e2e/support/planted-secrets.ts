import { signWith } from '../../lib/core/security/token-signature.ts';

const token = signWith('planted', 'manage-booking', 'b1946ac9-2d4d-4a5e-9a7b-0a1b2c3d4e5f');
const address = 'ada@planted.example';
const session = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl';
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A password without a label next to it. */
export const PLANTED_PASSWORD = 'planted-Passw0rd!';

/** Lines that a careless program could log, by the secret in them. The log check must find each. */
export const plantedSecrets: Readonly<Record<string, string>> = {
  'an address': `{"level":50,"msg":"no mail to ${address}"}`,
  'an address, percent-encoded': 'GET /clients/ada%40planted.example failed',
  'an address, encoded twice': 'GET /login/ada%2540planted.example failed',
  'an address in JSON': '{"msg":"no mail to ada\\u0040planted.example"}',
  'an address in HTML': '<td>ada&#64;planted.example</td>',
  'an address in HTML, hexadecimal': '<td>ada&#x40;planted.example</td>',
  'an address, quoted-printable': 'To: ada=40planted.example',
  'an address in base64': `body ${base64(`To: ${address}\r\n`)}`,
  'an address with letters of a language': 'no mail to zoë@müller.example',
  'a signed token': `link ${token} was used`,
  'a signed token with its dot encoded': `GET /x/${token.replace('.', '%2E')} failed`,
  'a signed token in a path': `GET /booking/manage/${token} failed`,
  'a session token': `with ${session}`,
  'a session token with its dots encoded': `with ${session.replaceAll('.', '%2e')}`,
  'a session cookie': `sb-planted-auth-token=base64-${base64(`{"access_token":"${session}"}`)}`,
  'a secret key': 'with sb_secret_planted_0123456789',
  'a secret of webhooks, percent-encoded': 'with whsec%5Fplanted0123456789',
  'a bearer token': '{"headers":{"authorization":"Bearer planted.0123456789"}}',
  'a name and password in base64': `authorization: Basic ${base64('ada:planted-0123')}`,
  'a password in a form': `email=x&password=planted-Passw0rd%21&next=/`,
  'a password in JSON': '{"body":{"newPassword":"planted Passw0rd!"}}',
  'a password in JSON in JSON': '{"msg":"{\\"password\\":\\"planted\\"}"}',
  'an address in JSON in JSON': '{"msg":"{\\"to\\":\\"ada%40planted.example\\"}"}',
  'a password in an error': `Error: ${PLANTED_PASSWORD} is too short`,
  'a password in an error, percent-encoded': `Error: ${encodeURIComponent(PLANTED_PASSWORD).replace('!', '%21')}`,
  'the password of a database': 'connect postgres://site:planted@db.example:5432/postgres',
  'the password of a mail server': 'connect smtps://site:planted%21@mail.example:465',
  'a token behind a hash': 'GET /welcome#access_token=planted&type=invite',
  'a private key':
    '-----BEGIN PRIVATE KEY-----\\nMC4CAQAwBQYDK2VwBCIEIPlanted\\n-----END PRIVATE KEY-----',
};
