import type { Database } from '../../lib/core/supabase/database.types.ts';

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
  client_tags:              ['----', '----', '----', '----', '----', 'S---'],
  clients:                  ['----', '----', '----', '----', '----', 'SIUD'],
  companies:                ['----', '----', '----', '----', '----', 'SIUD'],
  consultation_bookings:    ['----', '----', '----', '----', '----', 'SIUD'],
  content_drafts:           ['----', '----', '----', '----', '----', 'SIUD'],
  content_revisions:        ['----', '----', '----', '----', '----', 'S---'],
  course_chapters:          ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
  course_lessons:           ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
  courses:                  ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
  deleted_records:          ['----', '----', '----', '----', '----', 'S---'],
  enrolments:               ['----', '----', '----', '----', '----', 'SIUD'],
  images:                   ['----', '----', '----', '----', '----', 'SIUD'],
  job_applications:         ['----', '----', '----', '----', '----', 'SIUD'],
  jobs:                     ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
  notification_digests:     ['----', '----', '----', '----', '----', '----'],
  notification_preferences: ['----', '----', '----', '----', 'siud', 'siud'],
  notifications:            ['----', '----', '----', '----', 's-ud', 's-ud'],
  outbox:                   ['----', '----', '----', '----', '----', 'S---'],
  outbox_attempts:          ['----', '----', '----', '----', '----', 'S---'],
  post_announcements:       ['----', '----', '----', '----', '----', 'S---'],
  rate_limits:              ['----', '----', '----', '----', '----', '----'],
  servers:                  ['----', '----', '----', '----', '----', '----'],
  services:                 ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
  site_visits:              ['----', '----', '----', '----', '----', 'S---'],
  slug_redirects:           ['----', '----', '----', '----', '----', 'S--D'],
  stale_marks:              ['----', '----', '----', '----', '----', '----'],
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
  webinar_rooms:            ['----', '----', '----', '----', '----', 'SIUD'],
  webinars:                 ['s---', 's---', 's---', 's---', 's---', 'SIUD'],
};

export type FunctionName = keyof Database['public']['Functions'];

/**
 * `refused`: permission denied. `nothing`: runs, but finds or changes nothing for this caller.
 * `answers`: does its work.
 */
export type Answer = 'refused' | 'nothing' | 'answers';

// biome-ignore format: columns
export const functionAccess: Record<FunctionName, readonly [Answer, Answer, Answer, Answer, Answer, Answer]> = {
  //                       anonymous  guest      disabled   idle       member     leader
  accept_invitation:      ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  add_booking:            ['refused', 'refused', 'refused', 'refused', 'refused', 'answers'],
  announce_post:          ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  announcement_audience:  ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  availability_state:     ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  blog_categories:        ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  book_consultation:      ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  calendar_entries:       ['refused', 'nothing', 'nothing', 'nothing', 'answers', 'answers'],
  cancel_booking:         ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  client_timeline:        ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  convert_booking:        ['refused', 'refused', 'refused', 'refused', 'refused', 'answers'],
  count_visit:            ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  course_outline:         ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  delivery_health:        ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  end_all_sessions:       ['refused', 'answers', 'answers', 'answers', 'answers', 'answers'],
  end_session:            ['refused', 'answers', 'answers', 'answers', 'answers', 'answers'],
  expire_booking_holds:   ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  find_bookings:          ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  find_clients:           ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  find_deliveries:        ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  give_back_rate_limit:   ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  invite_first_leader:    ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  get_user_info:          ['refused', 'nothing', 'nothing', 'nothing', 'answers', 'answers'],
  import_clients:         ['refused', 'refused', 'refused', 'refused', 'refused', 'answers'],
  known_addresses:        ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  leader_dashboard:       ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  lease_outbox:           ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  mark_stale:             ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  merge_clients:          ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  my_access:              ['refused', 'answers', 'answers', 'answers', 'answers', 'answers'],
  orphaned_cvs:           ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  own_dashboard:          ['refused', 'nothing', 'nothing', 'nothing', 'answers', 'answers'],
  publish_due_content:    ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  read_calendar_feed:     ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  queue_digests:          ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  read_stale_marks:       ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  record_outbox_attempt:  ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  register_server:        ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  release_booking:        ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  remove_lapsed_sessions: ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  reopen_booking:         ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  reschedule_booking:     ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  request_booking:        ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  resend_outbox:          ['refused', 'refused', 'refused', 'refused', 'refused', 'answers'],
  restore_deleted:        ['refused', 'refused', 'refused', 'refused', 'refused', 'answers'],
  save_availability:      ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  save_content:           ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  save_outline:           ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  search_posts:           ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  search_staff:           ['refused', 'nothing', 'nothing', 'nothing', 'answers', 'answers'],
  staff_directory:        ['refused', 'nothing', 'nothing', 'nothing', 'answers', 'answers'],
  start_session:          ['refused', 'answers', 'answers', 'nothing', 'answers', 'answers'],
  subscribe_again:        ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  tag_clients:            ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  take_rate_limit:        ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  taken_slots:            ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  touch_session:          ['refused', 'answers', 'answers', 'nothing', 'answers', 'answers'],
  update_user_info:       ['refused', 'refused', 'refused', 'refused', 'refused', 'answers'],
  workload:               ['refused', 'nothing', 'nothing', 'nothing', 'nothing', 'answers'],
  write_reminders:        ['refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
};
