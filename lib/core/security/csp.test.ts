// @module-tag headers

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPolicy, noncePolicy } from './csp';
import { preferencesScript } from './preferences-script';

const site = { secure: false };
const sha256 = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function directive(policy: string, name: string) {
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

const scriptSource = (html: string) => directive(hashPolicy(html, site), 'script-src');

test.each([
  preferencesScript,
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003c/script> ümlaut"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
])('allows scripts of this site and of Next by their hashes: %s', (script) => {
  expect(scriptSource(`<head><script id="_R_">${script}</script></head>`)).toBe(
    `'self' ${sha256(script)}`,
  );
});

test.each([
  ['a file', '<script src="/_next/a.js" async=""></script>'],
  ['data', '<script type="application/ld+json">{"@type":"Thing"}</script>'],
  ['a script in the content', '<script>alert(1)</script>'],
  ['code inside a push of Next', '<script>self.__next_f.push([alert(1)])</script>'],
  ['code behind it', '<script>self.__next_f.push([0]);alert(1)</script>'],
  ['code instead of the last bracket', '<script>self.__next_f.push([0]),alert(1);</script>'],
])('adds no hash for %s', (_what, html) => {
  expect(scriptSource(html)).toBe("'self'");
});

test('lists a repeated script once', () => {
  const twice = `<script>${preferencesScript}</script>`.repeat(2);
  expect(scriptSource(twice)).toBe(`'self' ${sha256(preferencesScript)}`);
});

test('allows scripts with the nonce and the scripts of the root layout', () => {
  const policy = noncePolicy('bm9uY2U=', {
    secure: true,
    connectTo: ['https://db.example', 'wss://db.example'],
  });
  expect(directive(policy, 'script-src')).toBe(
    `'self' 'nonce-bm9uY2U=' ${sha256(preferencesScript)}`,
  );
  expect(directive(policy, 'connect-src')).toBe("'self' https://db.example wss://db.example");
  expect(policy).toContain('upgrade-insecure-requests');
  expect(hashPolicy('', site)).not.toContain('upgrade-insecure-requests');
});
