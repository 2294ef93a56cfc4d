import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditedContent } from '@/lib/content/editing/model';
import type { FormValues } from '@/lib/content/kinds/fields';
import { createDraftKeeper, type KeepAnswer } from './draft-keeper';

const seen = { record: 'r1', draft: null };
const text = (title: string): FormValues => ({ title });
const theirs = (title: string): EditedContent => ({
  id: '1',
  slug: 'a-post',
  title,
  state: 'published',
  publishedAt: null,
  updatedAt: 'r2',
  savedBy: 'Alex Leader',
  saved: text(title),
  draft: null,
  preview: '/preview/x',
  draftPreview: '/preview/x',
});

function setUp(...answers: (KeepAnswer | Error)[]) {
  const keep = vi.fn(async (): Promise<KeepAnswer> => {
    const answer = answers.shift() ?? { draft: 'd9' };
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const ports = {
    keep,
    isSame: (a: FormValues, b: FormValues) => a.title === b.title,
    copy: { keep: vi.fn(), drop: vi.fn() },
    onState: vi.fn(),
    onConflict: vi.fn(),
  };
  return { keeper: createDraftKeeper({ values: text('old'), seen }, ports), ...ports };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('saves once after the last change and continues with the returned version', async () => {
  const { keeper, keep, copy, onState } = setUp({ draft: 'd1' }, { draft: 'd2' });
  keeper.change(text('a'));
  keeper.change(text('ab'));
  await vi.runAllTimersAsync();
  expect(keep.mock.calls).toEqual([[text('ab'), seen]]);
  expect(copy.drop).toHaveBeenCalledOnce();
  expect(onState).toHaveBeenLastCalledWith({ kind: 'kept', at: expect.any(Date) });
  keeper.change(text('abc'));
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenLastCalledWith(text('abc'), { record: 'r1', draft: 'd1' });
});

it('saves changes that were made during a request', async () => {
  const { keeper, keep, copy } = setUp({ draft: 'd1' }, { draft: 'd2' });
  keep.mockImplementationOnce(async () => {
    keeper.change(text('more'));
    return { draft: 'd1' };
  });
  keeper.change(text('some'));
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenLastCalledWith(text('more'), { record: 'r1', draft: 'd1' });
  expect(copy.drop).toHaveBeenCalledOnce();
});

it('keeps the local copy and retries while the server is unreachable', async () => {
  const { keeper, keep, copy, onState } = setUp(new Error('offline'), { draft: 'd1' });
  keeper.change(text('a'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(onState).toHaveBeenLastCalledWith({ kind: 'lost' });
  expect(copy.drop).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledTimes(2);
  expect(copy.drop).toHaveBeenCalledOnce();
});

it('never overwrites someone else’s text before the conflict is resolved', async () => {
  const { keeper, keep, onConflict } = setUp({ theirs: theirs('theirs') });
  keeper.change(text('mine'));
  await vi.runAllTimersAsync();
  expect(onConflict).toHaveBeenCalledWith(theirs('theirs'));
  keeper.change(text('mine still'));
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledOnce();
  keeper.agree({ values: text('theirs'), seen: { record: 'r2', draft: null } });
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenLastCalledWith(text('mine still'), { record: 'r2', draft: null });
});

it('continues automatically if only the version number differs', async () => {
  const { keeper, keep, onConflict } = setUp({ theirs: theirs('old') }, { draft: 'd1' });
  keeper.change(text('mine'));
  await vi.runAllTimersAsync();
  expect(onConflict).not.toHaveBeenCalled();
  expect(keep).toHaveBeenLastCalledWith(text('mine'), { record: 'r2', draft: null });
});

it('sends nothing during a hold', async () => {
  const { keeper, keep } = setUp();
  keeper.change(text('a'));
  expect(await keeper.hold()).toEqual(seen);
  await vi.runAllTimersAsync();
  expect(keep).not.toHaveBeenCalled();
  keeper.resume('r3');
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledWith(text('a'), { record: 'r3', draft: null });
});

it('sends nothing during a hold when the connection returns', async () => {
  const { keeper, keep } = setUp();
  keeper.change(text('a'));
  await keeper.hold();
  keeper.retry();
  await vi.runAllTimersAsync();
  expect(keep).not.toHaveBeenCalled();
  keeper.resume();
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledOnce();
});

it.each([
  ['fails', new Error('offline')],
  ['succeeds while more is typed', { draft: 'd1' }],
])('sends nothing during a hold when an earlier request %s', async (_, answer) => {
  const { keeper, keep } = setUp();
  const { promise, resolve, reject } = Promise.withResolvers<KeepAnswer>();
  keep.mockReturnValueOnce(promise);
  keeper.change(text('a'));
  await vi.advanceTimersByTimeAsync(1000);
  keeper.change(text('ab'));
  const held = keeper.hold();
  if (answer instanceof Error) reject(answer);
  else resolve(answer);
  await held;
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledOnce();
  keeper.resume();
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenLastCalledWith(text('ab'), expect.anything());
});
