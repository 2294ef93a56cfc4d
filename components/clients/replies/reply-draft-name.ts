import type { ReplyKind } from '@/lib/clients/templates/rules';

/** Returns the name under which this browser keeps what was typed about a record. */
export const replyDraftName = (kind: ReplyKind, record: string) => `reply:${kind}:${record}`;
