import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdScreens } from './held-screens';

const screen = { headers: { rsc: '1' } };
const answer = new Response('a screen');
const lost = new TypeError('Failed to fetch');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function held(...answers: (Response | Error)[]) {
  const server = vi.fn(async () => {
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next;
  });
  const onChange = vi.fn();
  return { server, onChange, ...holdScreens(server, onChange) };
}

describe('a screen', () => {
  it('comes at once where there is a connection', async () => {
    const { fetch, onChange } = held(answer);
    expect(await fetch('/admin/tasks', screen)).toBe(answer);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('waits for the connection, and comes when it is asked for again', async () => {
    const { fetch, retry, server, onChange } = held(lost, lost, answer);
    const coming = fetch('/admin/tasks', screen);
    await vi.advanceTimersByTimeAsync(0);
    expect(onChange).toHaveBeenLastCalledWith(true);
    retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(server).toHaveBeenCalledTimes(2);
    expect(onChange).toHaveBeenLastCalledWith(true);
    retry();
    expect(await coming).toBe(answer);
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('is requested again automatically', async () => {
    const { fetch } = held(lost, answer);
    const coming = fetch('/admin/tasks', screen);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await coming).toBe(answer);
  });

  it('that is no longer wanted fails', async () => {
    const { fetch, onChange } = held(lost);
    const wanted = new AbortController();
    wanted.abort();
    await expect(fetch('/admin', { ...screen, signal: wanted.signal })).rejects.toBe(lost);
    expect(onChange).not.toHaveBeenCalled();
  });
});

it('an action fails at once, so that its form can report it', async () => {
  const { fetch, onChange } = held(lost);
  await expect(fetch('/admin', { headers: { 'next-action': 'x' } })).rejects.toBe(lost);
  expect(onChange).not.toHaveBeenCalled();
});
