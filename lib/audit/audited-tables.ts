import { contentKinds } from '@/lib/content/kinds';

const contentNames = Object.fromEntries(
  Object.values(contentKinds).map(({ table, recordName }) => [table, recordName]),
);

/** Name of a record of each audited table. */
export const auditedTables: Record<string, string> = {
  availability_holidays: 'Holiday',
  availability_hours: 'Opening hours',
  availability_settings: 'Availability',
  booking_host_exceptions: 'Exception of a host',
  booking_host_hours: 'Hours of a host',
  booking_hosts: 'Host',
  ...contentNames,
  blog_subscriptions: 'Blog subscription',
  clients: 'Contact',
  client_notes: 'Contact’s note',
  companies: 'Company',
  replies: 'Reply',
  reply_templates: 'Reply template',
  consultation_bookings: 'Booking',
  course_access: 'Lessons of a course',
  course_chapters: 'Course chapter',
  course_lessons: 'Course lesson',
  enrolments: 'Enrolment',
  staff_invitations: 'Invitation',
  job_applications: 'Job application',
  privacy_requests: 'Privacy request',
  retention_settings: 'Retention',
  images: 'Picture',
  user_profiles: 'Profile',
  playbooks: 'Playbook',
  task_series: 'Repetition of a task',
  tasks: 'Task',
  task_comments: 'Task comment',
  task_checklist_items: 'Task step',
  teams: 'Team',
  team_members: 'Team member',
  webhook_endpoints: 'Webhook endpoint',
  webinar_registrations: 'Webinar registration',
  webinar_rooms: 'Webinar room',
  security_settings: 'Sign-in settings',
};
