import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { workflows } from '@/lib/paths/site';
import { exampleOf, writeEnvelope, writePing } from './outbox/envelope';
import { signatureSample } from './outbox/signature-sample';
import { composeWebhook } from './outbox/webhook-transport';
import { WEBHOOK_TYPES } from './outbox/webhook-types';
import { eventTypes } from './webhooks';

const secrets = ['whsec_bmV3LXNlY3JldC1uZXctc2VjcmV0', 'whsec_b2xkLXNlY3JldC1vbGQtc2VjcmV0'];
const target = { url: 'https://hook.example/', secrets };

afterEach(() => {
  vi.useRealTimers();
});

test('describes every type, under its name in the list', () => {
  expect(Object.keys(eventTypes)).toEqual([...WEBHOOK_TYPES]);
});

test.each(WEBHOOK_TYPES)('%s has an envelope and lower-case fields', (type) => {
  const example = exampleOf(type, eventTypes[type]);
  expect(example).toMatchObject({ type, version: 1, occurred_at: '2027-03-02T15:30:12.345Z' });
  const names = JSON.stringify(example.data).matchAll(/"(\w+)":/g);
  for (const [, name] of names) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
  expect(example.data).toHaveProperty('id');
});

test('formats database times as ISO text in UTC', () => {
  const { sample } = eventTypes['booking.moved'];
  const payload = { occurred_at: '2027-03-02T10:30:12.345-05:00', ...sample };
  expect(writeEnvelope(eventTypes, '1', 'booking.moved', payload)).toMatchObject({
    occurred_at: '2027-03-02T15:30:12.345Z',
    data: {
      starts_at: '2027-03-02T15:00:00.000Z',
      previous_starts_at: '2027-03-01T16:00:00.000Z',
      visitor_told: true,
      meeting_url: expect.stringContaining('5d1c0e9a-8f53-4f6e-9a51-3f1c7a4be022'),
    },
  });
});

test('rejects events without a webhook, and records of another shape', () => {
  const payload = { occurred_at: '2027-03-02T10:30:12Z', facts: {}, record: { id: '1' } };
  expect(() => writeEnvelope(eventTypes, '1', 'delivery.failed', payload)).toThrow(
    'No endpoint gets',
  );
  expect(() => writeEnvelope(eventTypes, '1', 'booking.created', payload)).toThrow();
});

const { isSigned }: { isSigned: (secret: string, headers: object, body: string) => boolean } =
  await import(`data:text/javascript,${encodeURIComponent(signatureSample)}`);

test('the documented code accepts our signature with either secret, and nothing else', () => {
  const envelope = exampleOf('booking.created', eventTypes['booking.created']);
  const { headers, body } = composeWebhook(target, envelope.id, envelope);
  for (const secret of secrets) expect(isSigned(secret, headers, body)).toBe(true);
  expect(isSigned('whsec_c3RyYW5nZXItc3RyYW5nZXI=', headers, body)).toBe(false);
  expect(isSigned(secrets[0] ?? '', headers, `${body} `)).toBe(false);
  const late = { ...headers, 'webhook-timestamp': '1' };
  expect(isSigned(secrets[0] ?? '', late, body)).toBe(false);
});

type Workflow = { nodes: { name: string; parameters: { jsCode?: string } }[] };

/**
 * Runs the code step of the n8n workflow as n8n does: with the webhook item, and a helper that returns its raw body.
 */
async function runStep(headers: object, body: string, secret: string): Promise<unknown> {
  const file = readFileSync('public/workflows/tech-link.n8n.json', 'utf8');
  const workflow: Workflow = JSON.parse(file);
  const code = workflow.nodes.find(({ name }) => name === 'Check the signature')?.parameters.jsCode;
  const step = new Function(
    '$input',
    'require',
    `return (async () => {${(code ?? '').replace('REPLACE_WITH_YOUR_SECRET', secret)}})()`,
  );
  return step.call(
    { helpers: { getBinaryDataBuffer: async () => Buffer.from(body) } },
    { first: () => ({ json: { headers, body: {} } }) },
    createRequire(import.meta.url),
  );
}

test('the n8n workflow accepts our webhooks, and stops at forged or old ones', async () => {
  const ping = writePing('msg_1', '4f2d8a90-1e7b-4c5d-8a6f-2b3c4d5e6f70', '2027-03-02T15:30:12Z');
  const { headers, body } = composeWebhook(target, ping.id, ping);
  for (const secret of secrets) {
    expect(await runStep(headers, body, secret)).toEqual([{ json: ping }]);
  }
  await expect(runStep(headers, body.replace('ping', 'pong'), secrets[0] ?? '')).rejects.toThrow(
    'The signature is wrong',
  );
  const late = { ...headers, 'webhook-timestamp': '1' };
  await expect(runStep(late, body, secrets[0] ?? '')).rejects.toThrow('too old');
});

type Blueprint = {
  flow: { filter?: { conditions: { a: string; b: string; o: string }[][] } }[];
};

const operators: Record<string, (a: unknown, b: unknown) => boolean> = {
  'text:contain': (a, b) => String(a).includes(String(b)),
  'number:greater': (a, b) => Number(a) > Number(b),
  'number:less': (a, b) => Number(a) < Number(b),
};

/** Evaluates the filter of the Make blueprint for a request: its formulas, with the Make functions that they call. */
function passesFilter(headers: object, body: string, secret: string): boolean {
  const file = readFileSync('public/workflows/tech-link.make.json', 'utf8');
  const blueprint: Blueprint = JSON.parse(file.replace('REPLACE_WITH_YOUR_SECRET', secret));
  const known = {
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body,
    timestamp: Math.floor(Date.now() / 1000),
    map: (items: Record<string, unknown>[], taken: string, by: string, value: unknown) =>
      items.filter((item) => item[by] === value).map((item) => item[taken]),
    get: (items: unknown[], place: number) => items[place - 1],
    replace: (text: string, searched: string, by: string) => text.replaceAll(searched, by),
    sha256: (text: string, output: 'base64', key: string, encoding: 'base64') =>
      createHmac('sha256', Buffer.from(key, encoding)).update(text).digest(output),
  };
  const calculate = (formula: string) =>
    new Function(
      ...Object.keys(known),
      `return ${formula
        .replace(/^\{\{|\}\}$/g, '')
        .replaceAll('1.`__IMTHEADERS__`', 'headers')
        .replaceAll('1.value', 'body')
        .replaceAll(';', ',')}`,
    )(...Object.values(known));
  const conditions = blueprint.flow[1]?.filter?.conditions[0] ?? [];
  expect(conditions).toHaveLength(3);
  return conditions.every(({ a, b, o }) => operators[o]?.(calculate(a), calculate(b)));
}

test('the Make blueprint accepts our webhooks, and nothing else', () => {
  const envelope = exampleOf('booking.created', eventTypes['booking.created']);
  const { headers, body } = composeWebhook(target, envelope.id, envelope);
  for (const secret of secrets) expect(passesFilter(headers, body, secret)).toBe(true);
  expect(passesFilter(headers, body, 'whsec_c3RyYW5nZXItc3RyYW5nZXI=')).toBe(false);
  expect(passesFilter(headers, `${body} `, secrets[0] ?? '')).toBe(false);
  expect(passesFilter({}, body, secrets[0] ?? '')).toBe(false);
  // Five minutes later the same request is too old.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  expect(passesFilter(headers, body, secrets[0] ?? '')).toBe(false);
});

test.each(['n8n', 'make'] as const)('the branches of the %s workflow are known events', (tool) => {
  const file = readFileSync(`public${workflows[tool]}`, 'utf8');
  const branches =
    file.match(/"(booking|application)\.\w+"/g)?.map((type) => JSON.parse(type)) ?? [];
  expect(new Set(branches).size).toBe(3);
  for (const type of branches) expect(WEBHOOK_TYPES).toContain(type);
});
