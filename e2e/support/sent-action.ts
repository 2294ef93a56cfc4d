import type { BrowserContext, Page, Request } from '@playwright/test';
import { testEnvironment } from './test-environment.ts';

/**
 * Catches the server action that the page sends during `act`, so that others can send it. For the page, the server is
 * unreachable.
 * @param isWanted selects the action if `act` sends several
 */
export async function catchAction(
  page: Page,
  act: () => Promise<unknown>,
  isWanted: (request: Request) => boolean = () => true,
): Promise<Request> {
  const isCaught = (request: Request) => 'next-action' in request.headers() && isWanted(request);
  const caught = page.waitForRequest(isCaught);
  await page.route('**', (route) => (isCaught(route.request()) ? route.abort() : route.fallback()));
  await act();
  return caught;
}

/**
 * Sends a caught action from `context` to the page at `path`, as the page itself would. A test that shows that it has
 * no effect for others also shows that it works for its sender.
 */
export function sendAction(context: BrowserContext, path: string, caught: Request) {
  const { 'next-action': action = '', 'content-type': type = '' } = caught.headers();
  return context.request.post(path, {
    headers: { 'next-action': action, 'content-type': type, origin: testEnvironment.SITE_URL },
    data: caught.postDataBuffer() ?? '',
    maxRedirects: 0,
  });
}
