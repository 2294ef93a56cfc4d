import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWhenIdle } from './load-when-idle';

type Browser = { saveData?: boolean; readyState: 'loading' | 'complete' };

/** Browser stub. `rest` makes it idle. */
function inBrowser({ saveData, readyState }: Browser) {
  const waiting: (() => void)[] = [];
  const page = new EventTarget();
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => waiting.push(run) });
  vi.stubGlobal('navigator', { connection: { saveData } });
  vi.stubGlobal('document', { readyState });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return {
    finish: () => page.dispatchEvent(new Event('load')),
    rest: () => {
      for (const run of waiting.splice(0)) run();
    },
  };
}

const code = () => vi.fn(async () => 'code');

afterEach(() => vi.unstubAllGlobals());

describe('loadWhenIdle', () => {
  it('loads after the page, once the browser is idle', () => {
    const { finish, rest } = inBrowser({ readyState: 'loading' });
    const load = code();
    loadWhenIdle(load);
    rest();
    expect(load).not.toHaveBeenCalled();
    finish();
    expect(load).not.toHaveBeenCalled();
    rest();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads on a page that has already loaded', () => {
    const { rest } = inBrowser({ readyState: 'complete' });
    const load = code();
    loadWhenIdle(load);
    rest();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads nothing in data-saving mode or on the server', () => {
    const load = code();
    loadWhenIdle(load);
    const { rest } = inBrowser({ saveData: true, readyState: 'complete' });
    loadWhenIdle(load);
    rest();
    expect(load).not.toHaveBeenCalled();
  });
});
