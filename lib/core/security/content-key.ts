import 'server-only';
import { createHash } from 'node:crypto';

/**
 * Returns the idempotency key of a form's content, as a UUID: the same content is the same form. All that was typed
 * belongs in it, or a stranger who knows a part, such as the email, would be shown the rest of what is stored.
 */
export function contentKey(content: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}
