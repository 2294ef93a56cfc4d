import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { isActionBodySound } from './action-body';

// React's own encoder: what it writes must pass, in every release.
const { encodeReply }: { encodeReply(value: unknown): Promise<string | FormData> } = createRequire(
  import.meta.url,
)('next/dist/compiled/react-server-dom-turbopack/client.node');

const ID = `40${'ab'.repeat(20)}`;
const isSound = (body: FormData | string, id: string | null = ID) =>
  isActionBodySound(new Request('http://site.example/', { method: 'POST', body }), id);

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const actions = (count: number) =>
  formOf(
    Object.fromEntries(
      Array.from({ length: count }, (_, nth) => [
        `$ACTION_ID_${ID.slice(0, -1)}${nth.toString(16)}`,
        '',
      ]),
    ),
  );
describe('a call that React writes passes', () => {
  const shared = { values: { email: 'ada@visitor.example' } };
  test.each<[string, unknown[]]>([
    ['no argument', []],
    ['plain values', ['a', 1, null, true, { b: ['$5 a day', '$F99'] }]],
    ['other values', [undefined, new Date(0), 12n, Number.NaN, -0, Number.POSITIVE_INFINITY]],
    ['maps and sets', [new Map([['a', { b: 1 }]]), new Set(['a'])]],
    ['the state of a form, and the form', [shared, formOf({ name: 'Ada', note: '$F99' })]],
    ['a form with a file', [{}, formOf({ cv: new File(['%PDF-'], 'cv.pdf') })]],
    ['a file with a strange name', [{}, formOf({ cv: new File(['a'], '"ü\u202E\t\\%00.pdf') })]],
    ['an object twice', [shared, { again: shared, deep: [shared.values] }, formOf({ a: '1' })]],
    ['an import', [Array.from({ length: 5000 }, (_, nth) => ({ name: `${nth}`, tags: ['a'] }))]],
  ])('%s', async (_, given) => {
    expect(await isSound(await encodeReply(given))).toBe(true);
  });
});

describe('a call that nobody could decode is refused', () => {
  test.each<[string, FormData | string]>([
    ['a server function', formOf({ 0: '["$F99"]' })],
    ['a server function of React 19.1', formOf({ 0: '["$h1"]', 1: '{"id":"x","bound":null}' })],
    ['a row that is missing', formOf({ 0: '["$99"]' })],
    ['a row that is missing, in text', '["$1"]'],
    ['a path that leads nowhere', formOf({ 0: '["$1:a:b"]', 1: '{}' })],
    ['a path into what every object has', formOf({ 0: '["$1:__proto__:x"]', 1: '{}' })],
    ['a path to a constructor', formOf({ 0: '["$1:constructor:constructor"]', 1: '{}' })],
    ['a row that is a file', formOf({ 0: '["$1"]', 1: new File(['{}'], 'a') })],
    ['a value that contains itself', formOf({ 0: '["$0"]' })],
    ['rows that contain each other', formOf({ 0: '["$1"]', 1: '["$2"]', 2: '["$1"]' })],
    ['promises that contain each other', formOf({ 0: '["$@1"]', 1: '["$@1"]' })],
    ['references in a circle', formOf({ 0: '["$0:1","$0:0"]' })],
    ['streams', formOf({ 0: '["$R1","$r2"]' })],
    ['an iterator', formOf({ 0: '["$i1"]', 1: '[]' })],
    ['an array buffer', formOf({ 0: '["$A1"]', 1: 'x' })],
    ['a huge number', formOf({ 0: `["$n${'9'.repeat(400)}"]` })],
    ['a depth without end', nested(500)],
    ['a depth one above the limit', nested(62)],
    ['one argument too many', JSON.stringify(Array(17).fill(1))],
    ['values above the limit', JSON.stringify([Array(200_000).fill(1)])],
    ['a long reference', formOf({ 0: `["$1:${'a'.repeat(500)}"]`, 1: `{"${'a'.repeat(500)}":1}` })],
    ['a file name with a NUL', formOf({ 0: '["$K1"]', '1_cv': new File(['a'], 'c\0v.pdf') })],
    ['a file name with a control', formOf({ 0: '["$K1"]', '1_cv': new File(['a'], '\x1F.pdf') })],
    ['a file name with DEL', formOf({ 0: '["$K1"]', '1_cv': new File(['a'], '\x7F.pdf') })],
    ['a field name with a NUL', formOf({ 0: '["$K1"]', '1_na\0me': 'a' })],
    ['no JSON', formOf({ 0: '[' })],
    ['no JSON, in text', 'undefined'],
    ['no arguments', '{}'],
    ['nothing', ''],
    ['no first row', formOf({ 1: '[]' })],
    [
      'two first rows',
      (() => {
        const form = formOf({ 0: '[]' });
        form.append('0', '[]');
        return form;
      })(),
    ],
  ])('%s', async (_, body) => {
    expect(await isSound(body)).toBe(false);
  });

  test.each(['', 'x', ID.slice(1), `${ID}0`, '__proto__'])('an action named %j', async (id) => {
    expect(await isSound('[]', id)).toBe(false);
  });

  test('a form that is cut short', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=a' };
    const request = (body: string) =>
      new Request('http://site.example/', { method: 'POST', headers, body });
    expect(await isActionBodySound(request('--a\r\nContent-Disp'), ID)).toBe(false);
    expect(await isActionBodySound(request('--a\r\nContent-Disp'), null)).toBe(false);
  });
});

test('what is at a limit still passes', async () => {
  expect(await isSound(nested(60))).toBe(true);
  expect(await isSound(JSON.stringify(Array(16).fill(1)))).toBe(true);
  expect(await isSound(JSON.stringify([Array(199_990).fill(1)]))).toBe(true);
  const key = 'a'.repeat(490);
  expect(await isSound(formOf({ 0: `["$1:${key}"]`, 1: `{"${key}":1}` }))).toBe(true);
  expect(await isSound(actions(8), null)).toBe(true);
  expect(await isSound(actions(9), null)).toBe(false);
});

describe('a form without JavaScript', () => {
  const action = {
    $ACTION_REF_1: '',
    '$ACTION_1:0': `{"id":"${ID}","bound":"$@1"}`,
    '$ACTION_1:1': '[{"a":"$undefined"}]',
  };
  test.each<[string, Record<string, string>]>([
    ['with the state of its action', { ...action, '$ACTION_1:1': '[{}]', $ACTION_KEY: 'k1' }],
    ['with an action without state', { [`$ACTION_ID_${ID}`]: '', email: 'a' }],
    ['that is none of an action', { email: '$F99' }],
  ])('%s passes', async (_, fields) => {
    expect(await isSound(formOf(fields), null)).toBe(true);
  });

  test.each<[string, Record<string, string>]>([
    ['whose action is missing', { $ACTION_REF_9: '' }],
    ['whose state is missing', { ...action, '$ACTION_1:1': '["$7"]' }],
    ['whose state is broken', { ...action, '$ACTION_1:1': '[' }],
    ['whose state is a server function', { ...action, '$ACTION_1:1': '["$F1"]' }],
    ['whose action has no id', { ...action, '$ACTION_1:0': '{"id":7}' }],
    ['whose action is no object', { ...action, '$ACTION_1:0': 'null' }],
    ['with garbage for a reference', { $ACTION_REF_$F99: '' }],
    ['with garbage for an id', { $ACTION_ID_constructor: '' }],
    [
      'with many actions',
      Object.fromEntries(Array.from({ length: 99 }, (_, nth) => [`$ACTION_REF_${nth}`, ''])),
    ],
  ])('%s is refused', async (_, fields) => {
    expect(await isSound(formOf(fields), null)).toBe(false);
  });
});
