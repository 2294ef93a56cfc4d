import { z } from 'zod';
import { RESTORABLE_TABLES } from '@/lib/records';
import { AUDIT_ACTIONS, type AuditAction } from './audit-actions';
import type { Change } from './changes';
import type { RestoreInput } from './schema';

const loggedRow = z.record(z.string(), z.unknown()).nullable();

export const auditRow = z.object({
  id: z.coerce.string(),
  at: z.string(),
  table: z.string(),
  recordId: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  actorId: z.guid().nullable(),
  before: loggedRow,
  after: loggedRow,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
});

export const deletedRow = auditRow
  .omit({ after: true, action: true, ip: true, userAgent: true })
  .extend({ table: z.enum(RESTORABLE_TABLES) });

/** An entry of the log; `at` as the database returns it, `changes` as text. */
export type AuditEntry = {
  id: string;
  at: string;
  table: string;
  recordId: string;
  recordName: string;
  action: AuditAction;
  /** Null for the site itself and for a failed sign-in. */
  actorName: string | null;
  /** IP and device of the actor, if known. */
  origin: string | null;
  changes: Change[];
};

/** A record that can be restored, in its state at deletion. */
export type DeletedRecord = Omit<AuditEntry, 'table' | 'action' | 'changes' | 'origin'> & {
  table: RestoreInput['table'];
};

/** Result of a restore, with the restored rows. */
export const restoreAnswer = z.union([
  z.object({ outcome: z.literal('restored'), records: z.array(z.record(z.string(), z.json())) }),
  z.object({ outcome: z.enum(['not_found', 'exists', 'parent_gone', 'taken']) }),
]);

export const recordEnd = z.object({
  what: z.enum(['deleted', 'merged', 'given']),
  /** Name of the colleague who made the change; null for the site itself. */
  actor: z.string().nullable(),
  /** The colleague who has the record now, or the contact into which it was merged. */
  holder: z.string().nullable(),
});

/** Deletion, merge or handover of a record; `what` is null if there was no such record or the person may not see it. */
export type RecordEnd = z.output<typeof recordEnd> | { what: null };
