import 'server-only';
import { createHash } from 'node:crypto';

/**
 * Returns the idempotency key of a form's content, as a UUID: equal content gives the same key. It must cover the whole
 * input. Otherwise a stranger who knows a part, such as the email, would see the rest of the stored data.
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
