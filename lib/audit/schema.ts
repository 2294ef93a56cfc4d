import { z } from 'zod';

/** The tables whose deleted records can be restored (private.restorable_tables() has the same). */
export const RESTORABLE_TABLES = [
  'availability_holidays',
  'availability_hours',
  'blog_posts',
  'blog_subscriptions',
  'client_notes',
  'clients',
  'companies',
  'consultation_bookings',
  'course_chapters',
  'course_lessons',
  'courses',
  'enrolments',
  'job_applications',
  'jobs',
  'services',
  'task_checklist_items',
  'task_comments',
  'tasks',
  'team_members',
  'teams',
  'webinar_registrations',
  'webinar_rooms',
  'webinars',
] as const;

/** Records to restore, all or none; the id of a key with two columns is 'one,other'. */
export const restoreInput = z.object({
  table: z.enum(RESTORABLE_TABLES),
  recordIds: z.array(z.string().min(1).max(100)).min(1).max(100),
});
export type RestoreInput = z.output<typeof restoreInput>;
