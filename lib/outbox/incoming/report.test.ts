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
    'two recipients, one of them delivered',
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
    'a quoted address with a comment',
    block('Final-Recipient: rfc822; "ada@x.example" (Ada)', 'Action: failed', 'Status: 5.1.1'),
    [{ email: 'ada@x.example', status: '5.1.1' }],
  ],
  [
    'the original recipient of a forwarded email',
    block(
      'Original-Recipient: rfc822;ada+2Bnews@x.example',
      'Final-Recipient: rfc822;other@y.example',
      'Action: failed',
      'Status: 5.0.0',
    ),
    [{ email: 'ada+news@x.example', status: '5.0.0' }],
  ],
  [
    'folded header lines, in any case',
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
    'an internationalized domain',
    block('Final-Recipient: utf-8; ada@münchen.de', 'Action: failed', 'Status: 5.1.1'),
    [{ email: 'ada@xn--mnchen-3ya.de', status: '5.1.1' }],
  ],
  [
    'a delay with the status code of a failure',
    block('Final-Recipient: rfc822; a@x.example', 'Action: delayed', 'Status: 5.0.0'),
    [{ email: 'a@x.example', status: '4.0.0' }],
  ],
  [
    'a failure without a reason, which does not mark the address as dead',
    block('Final-Recipient: rfc822; a@x.example', 'Action: failed'),
    [{ email: 'a@x.example', diagnostic: 'No reason is stated.' }],
  ],
  [
    'a delay followed by a failure of the same recipient',
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
    'a complete email',
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
])('parses a report of %s', (_, report, verdicts) => {
  for (const ending of ['\n', '\r\n', '\r']) {
    expect(readReport(report.replaceAll('\n', ending))).toEqual(verdicts);
  }
});
