/** In the order of the columns below. */
export const roles = ['anonymous', 'guest', 'disabled', 'idle', 'member', 'leader'] as const;
export type Role = (typeof roles)[number];

/**
 * Four letters: Select, Insert, Update, Delete. A capital: every row. A small letter: only one's
 * own rows, or of content only what is published. A dash: refused, or without effect.
 */
// biome-ignore format: columns
export const tableAccess: Record<string, readonly [string, string, string, string, string, string]> = {
  //                         anonymous guest  disabled  idle   member  leader
  audit_log:                ['----', '----', '----', '----', '----', 'S---'],
  availability_holidays:    ['----', '----', '----', '----', '----', 'SIUD'],
  availability_hours:       ['----', '----', '----', '----', '----', 'SIUD'],
  availability_settings:    ['----', '----', '----', '----', '----', 'S-U-'],
  blog_posts:               ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
  blog_subscriptions:       ['----', '----', '----', '----', '----', 'SIUD'],
  calendar_feeds:           ['----', '----', '----', '----', 'siud', 'siud'],
  client_notes:             ['----', '----', '----', '----', '----', 'SIUD'],
  clients:                  ['----', '----', '----', '----', '----', 'SIUD'],
  companies:                ['----', '----', '----', '----', '----', 'SIUD'],
  consultation_bookings:    ['----', '----', '----', '----', '----', 'SIUD'],
  content_drafts:           ['----', '----', '----', '----', '----', 'SIUD'],
  content_revisions:        ['----', '----', '----', '----', '----', 'S---'],
  course_chapters:          ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
  course_lessons:           ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
  courses:                  ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
  enrolments:               ['----', '----', '----', '----', '----', 'SIUD'],
  images:                   ['----', '----', '----', '----', '----', 'SIUD'],
  job_applications:         ['----', '----', '----', '----', '----', 'SIUD'],
  jobs:                     ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
  notification_preferences: ['----', '----', '----', '----', 'siud', 'siud'],
  notifications:            ['----', '----', '----', '----', 's-ud', 's-ud'],
  outbox:                   ['----', '----', '----', '----', '----', 'S---'],
  outbox_attempts:          ['----', '----', '----', '----', '----', 'S---'],
  rate_limits:              ['----', '----', '----', '----', '----', '----'],
  services:                 ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
  slug_redirects:           ['----', '----', '----', '----', '----', 'S--D'],
  staff_invitations:        ['----', '----', '----', '----', '----', 'SIUD'],
  staff_sessions:           ['----', '----', '----', '----', 's---', 's---'],
  task_activity:            ['----', '----', '----', '----', 's---', 'S---'],
  task_checklist_items:     ['----', '----', '----', '----', 's-u-', 'SIUD'],
  task_comments:            ['----', '----', '----', '----', 'siud', 'SiuD'],
  tasks:                    ['----', '----', '----', '----', 's-u-', 'SIUD'],
  team_members:             ['----', '----', '----', '----', 's---', 'SIUD'],
  teams:                    ['----', '----', '----', '----', 'S---', 'SIUD'],
  user_profiles:            ['----', '----', '----', '----', 's-u-', 'S-U-'],
  webinar_registrations:    ['----', '----', '----', '----', '----', 'SIUD'],
  webinars:                 ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
};

/**
 * `refused`: permission denied. `nothing`: runs, but finds or changes nothing for this caller.
 * `answers`: does its work.
 */
export type Answer = 'refused' | 'nothing' | 'answers';

// biome-ignore format: columns
export const functionAccess: Record<string, readonly [Answer, Answer, Answer, Answer, Answer, Answer]> = {
  //                       anonymous  guest      disabled   idle       member     leader
  accept_invitation:      ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  book_consultation:      ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  calendar_entries:       ['refused', 'nothing', 'nothing', 'nothing', 'answers', 'answers'],
  cancel_booking:         ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  end_all_sessions:       ['refused', 'answers', 'answers', 'answers', 'answers', 'answers'],
  end_session:            ['refused', 'answers', 'answers', 'answers', 'answers', 'answers'],
  get_user_info:          ['refused', 'nothing', 'nothing', 'nothing', 'answers', 'answers'],
  lease_outbox:           ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  my_access:              ['refused', 'answers', 'answers', 'answers', 'answers', 'answers'],
  publish_due_content:    ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  record_outbox_attempt:  ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  release_booking:        ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  reopen_booking:         ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  reschedule_booking:     ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  resend_outbox:          ['refused', 'refused', 'refused', 'refused', 'refused', 'answers'],
  staff_directory:        ['refused', 'nothing', 'nothing', 'nothing', 'answers', 'answers'],
  start_session:          ['refused', 'answers', 'answers', 'nothing', 'answers', 'answers'],
  take_rate_limit:        ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  taken_slots:            ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  touch_session:          ['refused', 'answers', 'answers', 'nothing', 'answers', 'answers'],
  update_user_info:       ['refused', 'refused', 'refused', 'refused', 'refused', 'answers'],
};
