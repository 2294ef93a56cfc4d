import type { ReplyKind } from '@/lib/clients/templates/rules';

/** Returns the localStorage name of the reply draft for a record. */
export const replyDraftName = (kind: ReplyKind, record: string) => `reply:${kind}:${record}`;
