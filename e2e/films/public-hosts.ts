import type { Page } from '@playwright/test';

/** Host names that films show for this site and for the receiver of its webhooks. */
const SITE_HOST = 'www.techlink.example';
const RECEIVER_HOST = 'hooks.harbor.example';

/**
 * Takes a screenshot in which texts and fields show public host names instead of ports of this machine. The page is the
 * same afterwards.
 * @param site origin of the running site; every other port is the receiver's
 */
export async function takeScreen(page: Page, site: string): Promise<Buffer> {
  const facts = { sitePort: new URL(site).port, siteHost: SITE_HOST, receiver: RECEIVER_HOST };
  const restore = await page.evaluateHandle(({ sitePort, siteHost, receiver }) => {
    const local = /(http:\/\/)?(?:localhost|127\.0\.0\.1):(\d+)/g;
    const shown = (text: string) =>
      text.replace(local, (_, scheme, port) => {
        const host = port === sitePort ? siteHost : receiver;
        return scheme ? `https://${host}` : host;
      });
    const undo: (() => void)[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      const changed = node;
      if (shown(text) === text) continue;
      changed.nodeValue = shown(text);
      undo.push(() => {
        changed.nodeValue = text;
      });
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'input[type=url], input[type=text]',
    )) {
      const { value } = field;
      if (shown(value) === value) continue;
      field.value = shown(value);
      undo.push(() => {
        field.value = value;
      });
    }
    return () => {
      for (const step of undo) step();
    };
  }, facts);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'initial' });
  await restore.evaluate((run) => run());
  await restore.dispose();
  return picture;
}
