import 'server-only';
import { outageCheck } from '@/lib/core/request-context';
import { onRequestStart } from './observe';

const RETRY_SECONDS = '30';

/**
 * Answers 503 where Next would answer 500 because the database was unreachable, such as for a page that is not stored
 * yet. A 503 makes crawlers come back later. Call it after `identifyRequests`.
 */
export function answerOutages(): void {
  onRequestStart(({ response }) => {
    const isOutage = outageCheck();
    response.writeHead = new Proxy(response.writeHead, {
      apply(writeHead, self, [status, ...more]) {
        if (status !== 500 || !isOutage()) return Reflect.apply(writeHead, self, [status, ...more]);
        if (!response.headersSent) response.setHeader('Retry-After', RETRY_SECONDS);
        return Reflect.apply(writeHead, self, [503, ...more]);
      },
    });
  });
}
