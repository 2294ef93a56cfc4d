import { describe, expect, it } from 'vitest';
import { saveOutline } from '@/lib/academy/outline/actions';
import { saveAvailability } from '@/lib/bookings/availability/actions';
import { addBooking, sendNotes, updateBooking } from '@/lib/bookings/desk/actions';
import { addHostCalendar, saveHost } from '@/lib/bookings/hosts/actions';
import { saveApplicant } from '@/lib/careers/applications/actions';
import { saveClient } from '@/lib/clients/actions';
import { saveCompany } from '@/lib/clients/companies/actions';
import { sendReply } from '@/lib/clients/replies/actions';
import { saveTemplate } from '@/lib/clients/templates/actions';
import { saveNote } from '@/lib/clients/timeline/actions';
import { createContent } from '@/lib/content/editing/actions';
import { uploadImage } from '@/lib/content/images/actions';
import { type Refused, refusalIn } from '@/lib/core/actions/refusal';
import { replayEndpoint, saveEndpoint } from '@/lib/outbox/endpoints/actions';
import { saveUserInfo } from '@/lib/people/actions';
import { invitePerson } from '@/lib/people/invitations/actions';
import { saveProfile } from '@/lib/people/profile/actions';
import { changePassword } from '@/lib/people/sign-in/actions';
import { saveTeam } from '@/lib/people/teams/actions';
import { erasePerson } from '@/lib/privacy/actions';
import { saveRetention } from '@/lib/privacy/retention/actions';
import { addChecklistItem, commentOnTask, createTask, saveTask } from '@/lib/tasks/actions';
import { savePlaybook } from '@/lib/tasks/playbooks/actions';
import { previewRepeat, repeatTask } from '@/lib/tasks/recurring/actions';
import { changeTaskView, saveTaskView } from '@/lib/tasks/views/actions';
import { as, formOf } from '@/supabase/tests/site/as';

const id = crypto.randomUUID();
const record = { id, version: '2026-11-24T00:00:00Z' };
const created = { id: '', version: '' };

/** Returns a form as the browser sends it: hidden fields filled in, all visible fields blank. */
const blank = (hidden: Record<string, string>, fields: string, typed: string): FormData =>
  formOf({ ...Object.fromEntries(fields.split(' ').map((name) => [name, typed])), ...hidden });

type Call = (typed: string) => Promise<Refused & { data?: unknown }>;
type Row = [form: string, call: Call, wrong: string[]];

const weekdays = '0 1 2 3 4 5 6'.split(' ').map((day) => `hours-${day}`);
const noHours = Object.fromEntries(weekdays.map((name) => [name, '']));
const rule = { frequency: 'daily', end: 'after' } as const;

const rows: Row[] = [
  [
    'notes of a consultation',
    (typed) => sendNotes(blank({ id }, 'sharedNotes', typed)),
    ['sharedNotes'],
  ],
  [
    'a new booking',
    (typed) => addBooking(blank({}, 'day time firstname email meetingtype company phone', typed)),
    ['day', 'time', 'firstname', 'email', 'meetingtype'],
  ],
  [
    'a booking',
    (typed) => updateBooking(blank(record, 'firstname email meetingtype company notes', typed)),
    ['firstname', 'email', 'meetingtype'],
  ],
  [
    'a host',
    (typed) =>
      saveHost(
        blank(
          {
            host: id,
            version: '',
            active: 'yes',
            picture: '',
            exceptions: '',
            dailyLimit: '',
            ...noHours,
          },
          'bufferBefore bufferAfter meetingUrl',
          typed,
        ),
      ),
    ['bufferBefore', 'bufferAfter'],
  ],
  ['a calendar', (typed) => addHostCalendar(blank({ host: id }, 'url', typed)), ['url']],
  [
    'the availability',
    (typed) =>
      saveAvailability(
        blank(
          { version: record.version, ...noHours },
          'slotLength seats notice horizon firstReminder lastReminder changeNotice holidays',
          typed,
        ),
      ),
    ['slotLength', 'seats', 'notice', 'horizon', 'firstReminder', 'lastReminder', 'changeNotice'],
  ],
  [
    'an applicant',
    (typed) => saveApplicant(blank({ ...record, rating: '' }, 'stage private_notes', typed)),
    ['stage'],
  ],
  [
    'a contact',
    (typed) =>
      saveClient(
        blank(
          { ...created, owner: '' },
          'firstname lastname email phone jobtitle company stage value tags source',
          typed,
        ),
      ),
    ['firstname', 'email', 'stage'],
  ],
  [
    'a company',
    (typed) => saveCompany(blank(created, 'name website industry employees notes', typed)),
    ['name'],
  ],
  [
    'a reply',
    (typed) => sendReply(blank({ kind: 'booking', record: id, key: id }, 'subject body', typed)),
    ['subject', 'body'],
  ],
  [
    'a template',
    (typed) => saveTemplate(blank({ ...created, kind: 'booking' }, 'name subject body', typed)),
    ['name', 'subject', 'body'],
  ],
  ['a note', (typed) => saveNote(blank({ ...created, client: id }, 'body', typed)), ['body']],
  ['an endpoint', (typed) => saveEndpoint(blank(created, 'url description types', typed)), ['url']],
  ['a person', (typed) => saveUserInfo(blank(record, 'name role', typed)), ['name', 'role']],
  [
    'an invitation',
    (typed) => invitePerson(blank({ team: '' }, 'name email role', typed)),
    ['name', 'email', 'role'],
  ],
  [
    'one’s own profile',
    (typed) => saveProfile(blank({ version: record.version }, 'name timeZone', typed)),
    ['name', 'timeZone'],
  ],
  ['a team', (typed) => saveTeam(blank(created, 'name description', typed)), ['name']],
  [
    'the retention',
    (typed) =>
      saveRetention(
        blank(
          { version: record.version },
          'leadMonths eventDays applicationMonths enquiryMonths auditMonths visitMonths acceptanceMonths',
          typed,
        ),
      ),
    [
      'leadMonths',
      'eventDays',
      'applicationMonths',
      'enquiryMonths',
      'auditMonths',
      'visitMonths',
      'acceptanceMonths',
    ],
  ],
  ['a new task', (typed) => createTask(blank({}, 'title description', typed)), ['title']],
  ['a task', (typed) => saveTask(blank(record, 'title description', typed)), ['title']],
  ['a step', (typed) => addChecklistItem({ task: id, label: typed }), ['label']],
  ['a comment', (typed) => commentOnTask(blank({ task: id }, 'body', typed)), ['body']],
  [
    'a playbook',
    (typed) => savePlaybook(blank({ ...created, service: '', steps: '[]' }, 'name start', typed)),
    ['name', 'start', 'steps'],
  ],
  [
    'a repetition',
    (typed) => repeatTask({ task: id, ...rule, every: typed, until: typed, count: typed }),
    ['every', 'count'],
  ],
  [
    'the preview of a repetition',
    (typed) => previewRepeat({ task: id, ...rule, every: typed, until: typed, count: typed }),
    ['every', 'count'],
  ],
  ['a view', (typed) => saveTaskView({ area: 'admin', name: typed, query: '' }), ['name']],
  ['the name of a view', (typed) => changeTaskView({ id, change: { name: typed } }), []],
  [
    'a new page',
    (typed) => createContent({ table: 'services', title: typed, slug: typed }),
    ['title', 'slug'],
  ],
  ['a picture', (typed) => uploadImage(formOf({ alt: typed })), ['file', 'alt']],
  [
    'events to send again',
    (typed) => replayEndpoint({ id, from: typed, to: typed, isRehearsal: true }),
    ['from', 'to'],
  ],
  [
    'an erasure',
    (typed) => erasePerson({ email: 'ada@engines.example', confirmation: typed }),
    ['confirmation'],
  ],
  [
    'an outline',
    (typed) =>
      saveOutline({ courseId: id, seen: [], outline: [{ id, title: typed, lessons: [] }] }),
    [],
  ],
];

/** Default messages of Zod, which no person should see. */
const machineWords = /^(Invalid|Too (small|big)|Unrecognized|Expected)/;

describe.each([
  ['empty', ''],
  ['of blanks', '  \t '],
])('a form that is %s', (_, typed) => {
  it.each(rows)('reports the missing fields of %s', async (_form, call, wrong) => {
    const answer = await as('leader', () => call(typed));
    expect(answer.data).toBeUndefined();
    const { notice, text, details } = refusalIn(answer);
    expect(notice).not.toBe('somethingWentWrong');
    expect(Object.keys(details.fieldErrors ?? {}).sort()).toEqual([...wrong].sort());
    for (const sentence of [text, ...Object.values(details.fieldErrors ?? {})]) {
      expect(sentence).not.toMatch(machineWords);
    }
  });

  it('reports the missing fields of a new password', async () => {
    const form = blank({}, 'currentPassword password repeatedPassword', '');
    const answer = await as('leader', () => changePassword({}, form));
    expect(Object.keys(refusalIn(answer).details.fieldErrors ?? {})).toEqual([
      'currentPassword',
      'password',
    ]);
  });
});
