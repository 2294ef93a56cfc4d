import { contentEditorPath } from '../../lib/paths.ts';
import type { TestStack } from '../../supabase/local/test-stack.ts';
import { EMBEDDED_API, type Row } from '../row.ts';
import { cookiesOf } from '../support/staff.ts';

/** Returns the path of the editor of the longest post of the seed. */
export async function editorPath({ sql }: TestStack): Promise<string> {
  const [post] = await sql('select id from public.blog_posts order by length(body) desc limit 1');
  return contentEditorPath('blog_posts', String(post?.id));
}

/**
 * Runs in the page before its own scripts: notes the milliseconds until the first frame in which React keeps what is typed,
 * in the text area that stands in for the editor or in the editor itself.
 */
function noteStart() {
  const isStarted = () => {
    const area = document.querySelector('main textarea[name=body]');
    const isKept = area && Object.keys(area).some((key) => key.startsWith('__reactProps'));
    return isKept || document.querySelector('.cm-content[contenteditable=true]');
  };
  const look = () => {
    if (isStarted()) document.documentElement.dataset.startedAt = String(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export const editorStart: Row = {
  name: 'editor-start',
  what: 'from the request until the text of the longest post can be written, CPU four times slower',
  unit: 'ms',
  bar: { most: 1000 },
  stack: EMBEDDED_API,
  measure: async (context) => {
    const { url, stack } = await context.site();
    const browser = await (await context.browser()).newContext({
      viewport: { width: 1440, height: 900 },
    });
    try {
      await browser.addCookies(await cookiesOf('leader', stack));
      await browser.addInitScript(noteStart);
      const page = await browser.newPage();
      const protocol = await browser.newCDPSession(page);
      const path = await editorPath(stack);
      const ours: number[] = [];
      // The first visit warms the server, and fetches the scripts.
      for (let round = -1; round < context.rounds; round++) {
        await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.goto(url + path);
        const started = page.locator('html[data-started-at]');
        const time = Number(await started.getAttribute('data-started-at'));
        if (round >= 0) ours.push(time);
      }
      return [{ subject: 'a post', ours }];
    } finally {
      await browser.close();
    }
  },
};
