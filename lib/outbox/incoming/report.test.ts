import { expect, it } from 'vitest';
import { readReport } from './report';

const block = (...lines: string[]) => lines.join('\n');

it.each([
  [
    'a failure',
    block('Final-Recipient: rfc822; Ada@X.example', 'Action: failed', 'Status: 5.1.1'),
    [{ email: 'ada@x.example', status: '5.1.1' }],
  ],
  [
    'two recipients, one of them reached',
    block(
      'Final-Recipient: rfc822;a@x.example',
      'Action: failed',
      'Status: 5.2.2',
      '',
      'Final-Recipient: rfc822;b@x.example',
      'Action: relayed',
    ),
    [{ email: 'a@x.example', status: '5.2.2' }],
  ],
  [
    'two recipients without a blank line between them',
    block(
      'Reporting-MTA: dns;mx.example',
      'Original-Recipient: rfc822;a@x.example',
      'Final-Recipient: rfc822;a@x.example',
      'Action: failed',
      'Status: 5.1.1',
      'Original-Recipient: rfc822;b@x.example',
      'Final-Recipient: rfc822;b@x.example',
      'Action: failed',
      'Status: 5.2.2',
    ),
    [
      { email: 'a@x.example', status: '5.1.1' },
      { email: 'b@x.example', status: '5.2.2' },
    ],
  ],
  [
    'an address in quotes, with a comment',
    block('Final-Recipient: rfc822; "ada@x.example" (Ada)', 'Action: failed', 'Status: 5.1.1'),
    [{ email: 'ada@x.example', status: '5.1.1' }],
  ],
  [
    'the address to which we wrote, where the mail was forwarded',
    block(
      'Original-Recipient: rfc822;ada+2Bnews@x.example',
      'Final-Recipient: rfc822;other@y.example',
      'Action: failed',
      'Status: 5.0.0',
    ),
    [{ email: 'ada+news@x.example', status: '5.0.0' }],
  ],
  [
    'lines that go on, in any case',
    block(
      'FINAL-RECIPIENT: RFC822; <ada@x.example>',
      'action: FAILED',
      'diagnostic-code: smtp; 550 5.1.1',
      '\tUser',
      '  unknown',
    ),
    [{ email: 'ada@x.example', diagnostic: 'smtp; 550 5.1.1 User unknown' }],
  ],
  [
    'a domain with other letters',
    block('Final-Recipient: utf-8; ada@münchen.de', 'Action: failed', 'Status: 5.1.1'),
    [{ email: 'ada@xn--mnchen-3ya.de', status: '5.1.1' }],
  ],
  [
    'a delay that is called a failure by its code',
    block('Final-Recipient: rfc822; a@x.example', 'Action: delayed', 'Status: 5.0.0'),
    [{ email: 'a@x.example', status: '4.0.0' }],
  ],
  [
    'no reason, which makes no address dead',
    block('Final-Recipient: rfc822; a@x.example', 'Action: failed'),
    [{ email: 'a@x.example', diagnostic: 'No reason is stated.' }],
  ],
  [
    'a delay, then a failure, of one recipient',
    block(
      'Final-Recipient: rfc822; a@x.example',
      'Action: failed',
      'Status: 5.1.1',
      '',
      'Final-Recipient: rfc822; A@x.example',
      'Action: delayed',
      'Status: 4.4.1',
    ),
    [{ email: 'a@x.example', status: '5.1.1' }],
  ],
  [
    'a whole mail',
    block(
      'From: MAILER-DAEMON@x.example',
      'Subject: Status: 5.1.1',
      'Content-Type: multipart/report; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Your mail to a@x.example failed.',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; x.example',
      '',
      'Final-Recipient: rfc822; a@x.example',
      'Action: failed',
      'Status: 5.1.1',
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      'To: a@x.example, b@x.example',
      '',
      'Hello',
      '--b--',
    ),
    [{ email: 'a@x.example', status: '5.1.1' }],
  ],
  [
    'no recipient',
    block('Reporting-MTA: dns; x.example', '', 'Action: failed', 'Status: 5.1.1'),
    [],
  ],
  ['no address', block('Final-Recipient: rfc822; nobody', 'Action: failed'), []],
])('a report of %s is read', (_, report, verdicts) => {
  for (const ending of ['\n', '\r\n', '\r']) {
    expect(readReport(report.replaceAll('\n', ending))).toEqual(verdicts);
  }
});
