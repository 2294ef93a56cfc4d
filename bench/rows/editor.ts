import type { BrowserContext } from '@playwright/test';
import { contentEditorPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import type { TestStack } from '../../supabase/local/test-stack.ts';
import { EMBEDDED_API, type Row } from '../row.ts';
import { throttleOf } from '../support/context.ts';
import { interleave } from '../support/statistics.ts';

/** Returns the path of the editor of the longest seeded post. */
export async function editorPath({ sql }: TestStack): Promise<string> {
  const [post] = await sql('select id from public.blog_posts order by length(body) desc limit 1');
  return contentEditorPath('blog_posts', String(post?.id));
}

/** Text of the editor: the text area shown first, or its own element once it has loaded. */
const TEXT = 'main textarea[name=body], .cm-content[contenteditable=true]';
const FIRST_LINK = 'main a';

/**
 * Runs in the page before its own scripts: records the milliseconds until the first frame that shows one of the
 * elements, ready for typing or clicking there. Input from before React runs is kept.
 */
function noteStart(selector: string) {
  const look = () => {
    if (document.querySelector(`:is(${selector}):not(:disabled)`)) {
      document.documentElement.dataset.startedAt = String(performance.now());
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

/** Opens a page in which `noteStart` runs with these elements, on a CPU four times slower. */
async function startTimer(desk: BrowserContext, url: string, selector: string) {
  const page = await desk.newPage();
  await page.addInitScript(noteStart, selector);
  await (await throttleOf(page))(4);
  return async () => {
    await page.goto(url);
    return Number(await page.locator('html[data-started-at]').getAttribute('data-started-at'));
  };
}

export const editorStart: Row = {
  name: 'editor-start',
  what: 'from the request until the text of the longest post can be written, CPU four times slower',
  unit: 'ms',
  anchor: 'the notifications, a small staff screen, until they show their first link',
  bar: { most: 1.3 },
  stack: EMBEDDED_API,
  measure: ({ asLeader, rounds }) =>
    asLeader(async (desk, { url, stack }) => {
      const ours = await startTimer(desk, url + (await editorPath(stack)), TEXT);
      const anchor = await startTimer(desk, url + paths.admin.notifications, FIRST_LINK);
      // The first visits warm up the server and load the scripts.
      await Promise.all([ours(), anchor()]);
      return [{ subject: 'a post', ...(await interleave(rounds, ours, anchor)) }];
    }),
};
