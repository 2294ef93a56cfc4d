// @module-tag log-secrets

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureReference, runInRequestContext } from '@/lib/core/request-context';
import { logConsole, reportRequestError } from './report';

const request = {
  path: '/booking/manage/token-of-a-visitor?email=ada@firm.example',
  method: 'GET',
  headers: { cookie: 'sb-session=secret' },
};
const context = {
  routerKind: 'App Router',
  routePath: '/booking/manage/[token]',
  routeType: 'render',
  renderSource: 'react-server-components',
  revalidateReason: undefined,
} as const;
const id = '0123456789abcdef0123456789abcdef';

let lines: string[];
const printed = { error: console.error, warn: console.warn };

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
});
afterEach(() => {
  Object.assign(console, printed);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('logs one line with the visible reference for an error that Next prints and reports', () => {
  logConsole();
  const error = Object.assign(new Error('The bookings cannot be read'), { digest: '3911063133' });
  runInRequestContext(id, () => {
    console.error('⨯', error);
    void reportRequestError(error, request, context);
    vi.runAllTimers();
    expect(failureReference()).toBe(id.slice(0, 10));
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 50,
      request: id,
      reference: '3911063133',
      method: 'GET',
      route: '/booking/manage/[token]',
      msg: 'a request failed',
    }),
  ]);
  expect(lines.join()).not.toMatch(/ada@|token-of-a-visitor|sb-session/);
});

test('logs an undecodable action body as information', () => {
  const error = new SyntaxError('Unexpected end of JSON input');
  void reportRequestError(error, request, { ...context, routeType: 'action' });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, msg: 'a request failed' });
});

test('logs an error that Next only prints, with its request', () => {
  logConsole();
  runInRequestContext(id, () => {
    console.error('Failed to handle', new Error('broken'));
    // Unlike real timers, these do not keep their context.
    vi.runAllTimers();
  });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    request: id,
    msg: 'Failed to handle',
    err: { message: 'broken' },
  });
});
