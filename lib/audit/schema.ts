import { z } from 'zod';
import { CONTENT_TABLES } from '@/lib/paths';
import type { AuditAction, Change } from './rules';

/** The tables whose deleted records can be put back (private.restorable_tables() has the same). */
export const RESTORABLE_TABLES = [
  ...CONTENT_TABLES,
  'availability_holidays',
  'availability_hours',
  'blog_subscriptions',
  'client_notes',
  'clients',
  'companies',
  'consultation_bookings',
  'course_chapters',
  'course_lessons',
  'enrolments',
  'job_applications',
  'task_checklist_items',
  'task_comments',
  'tasks',
  'team_members',
  'teams',
  'webinar_registrations',
  'webinar_rooms',
] as const;

/** Records to put back, all or none; of a key with two columns the id is 'one,other'. */
export const restoreInput = z.object({
  table: z.enum(RESTORABLE_TABLES),
  recordIds: z.array(z.string().min(1).max(100)).min(1).max(100),
});
export type RestoreInput = z.output<typeof restoreInput>;

/** How a restoring ended, and the rows that are back. */
export const restoreAnswer = z.union([
  z.object({ outcome: z.literal('restored'), records: z.array(z.record(z.string(), z.json())) }),
  z.object({ outcome: z.enum(['not_found', 'exists', 'parent_gone', 'taken']) }),
]);

/** One entry of the log; `at` as the database writes it, `changes` in words. */
export type AuditEntry = {
  id: string;
  at: string;
  table: string;
  recordId: string;
  recordName: string;
  action: AuditAction;
  /** Null for the site itself. */
  actorName: string | null;
  changes: Change[];
};

/** A record that can be put back, as it was when it was deleted. */
export type DeletedRecord = {
  id: string;
  at: string;
  table: RestoreInput['table'];
  recordId: string;
  recordName: string;
  actorName: string | null;
};
