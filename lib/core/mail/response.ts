import { env } from '@/lib/core/env';
import type { Mail } from './transport';

/**
 * Returns an email as a document that displays like in a mail program: no scripts, and no requests except for its
 * pictures.
 */
export function mailResponse({ html }: Mail): Response {
  const pictures = `'self' ${new URL(env.NEXT_PUBLIC_SUPABASE_URL).origin}`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; img-src ${pictures}; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups`,
    },
  });
}
