import { z } from 'zod';
import { CONTENT_TABLES } from '@/lib/paths';

/** The tables whose deleted records can be restored (private.restorable_tables() has the same). */
export const RESTORABLE_TABLES = [
  ...CONTENT_TABLES,
  'availability_holidays',
  'availability_hours',
  'blog_subscriptions',
  'client_notes',
  'clients',
  'companies',
  'consultation_bookings',
  'certificates',
  'course_chapters',
  'course_lessons',
  'course_payments',
  'deals',
  'enquiries',
  'enrolments',
  'figures',
  'job_applications',
  'lesson_progress',
  'lesson_texts',
  'task_checklist_items',
  'task_comments',
  'tasks',
  'team_members',
  'teams',
  'webinar_registrations',
  'webinar_rooms',
] as const;

/** Records to restore, all or none; the id of a key with two columns is 'one,other'. */
export const restoreInput = z.object({
  table: z.enum(RESTORABLE_TABLES),
  recordIds: z.array(z.string().min(1).max(100)).min(1).max(100),
});
export type RestoreInput = z.output<typeof restoreInput>;
