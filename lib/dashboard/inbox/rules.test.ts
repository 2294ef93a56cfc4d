import { describe, expect, it } from 'vitest';
import type { InboxRow } from './model';
import { groupInbox, inboxItemOf, snoozedUntil, unlistedOf, withoutInbox } from './rules';

const now = new Date('2026-11-23T15:00:00Z');
const context = { area: 'admin', timeZone: 'America/New_York', now } as const;
const id = '5d1c0e9a-8f53-4f6e-9a51-3f1c7a4be022';
const row: InboxRow = {
  kind: 'check',
  id,
  record: id,
  title: 'Ada Byron',
  detail: 'Engines',
  moment: '2026-11-24T15:00:00Z',
  notice: null,
};
const notice = {
  kind: 'mentioned',
  body: 'Maya: Fine.',
  dueAt: null,
  moment: null,
  times: 1,
  recordTable: 'tasks',
} as const;

describe('an item', () => {
  it.each<[string, Partial<InboxRow>, object]>([
    [
      'a booking to check',
      {},
      {
        label: 'Booking to check',
        text: 'Engines · Nov 24, 10:00 AM EST',
        path: `/admin/bookings?open=${id}`,
      },
    ],
    ['a reply', { kind: 'reply' }, { tone: 'medium', text: 'Engines · Due Nov 24, 10:00 AM EST' }],
    [
      'a late reply',
      { kind: 'reply', moment: '2026-11-23T14:00:00Z' },
      { tone: 'high', text: 'Engines · Was due Nov 23, 9:00 AM EST' },
    ],
    [
      'a question on a proposal',
      { kind: 'question', id: 'q1', detail: 'Why half?', moment: '2026-11-23T14:00:00Z' },
      {
        label: 'Question on a proposal',
        tone: 'high',
        text: 'Why half? · Was due Nov 23, 9:00 AM EST',
        path: `/admin/deals?open=${id}`,
      },
    ],
    [
      'an accepted proposal',
      {
        kind: 'news',
        moment: null,
        notice: { ...notice, kind: 'proposal_accepted', body: null, recordTable: 'deals' },
      },
      { label: 'Proposal accepted', path: `/admin/deals?open=${id}` },
    ],
    [
      'a late task',
      { kind: 'task', detail: 'in_progress', moment: '2026-11-23T14:00:00Z' },
      { label: 'Overdue', status: 'in_progress', path: `/admin/tasks?open=${id}` },
    ],
    [
      'a mention',
      { kind: 'news', moment: null, notice },
      { label: 'You were mentioned', text: 'Maya: Fine.', path: `/admin/tasks?open=${id}` },
    ],
    [
      'an application',
      { kind: 'application', record: 'job' },
      { path: `/admin/jobs/job/applicants?open=${id}` },
    ],
    [
      'an endpoint that fails',
      {
        kind: 'failing',
        id: 'e1',
        record: 'e1',
        title: 'n8n',
        detail: 'The webhook answered 500',
        moment: '2026-11-23T14:00:00Z',
      },
      {
        tone: 'high',
        title: 'n8n',
        text: 'Since Nov 23, 9:00 AM EST · The webhook answered 500',
        path: '/admin/automations/endpoints?open=e1',
      },
    ],
    [
      'an address whose mail came back',
      {
        kind: 'bounce',
        record: `enquiries/${id}`,
        detail: 'full ada@engines.example',
      },
      {
        label: 'Email bounced',
        tone: 'high',
        text: 'The mailbox is full · ada@engines.example',
        path: `/admin/enquiries?open=${id}`,
      },
    ],
    [
      'mail that fails',
      { kind: 'failing', id: 'mail', record: null, title: 'Mail', detail: 'connect ECONNREFUSED' },
      { title: 'Mail', path: '/admin/automations?status=undelivered' },
    ],
    [
      'deliveries',
      { kind: 'deliveries', id: 'dead', record: null, title: '3', detail: null, moment: null },
      { title: '3 deliveries', path: '/admin/automations?status=undelivered' },
    ],
  ])('describes %s', (_, fields, expected) => {
    expect(inboxItemOf({ ...row, ...fields }, context)).toMatchObject(expected);
  });
});

describe('the lists', () => {
  const mention = { ...row, kind: 'news', id: 'mention', notice } as const;
  const task = { ...row, kind: 'task', detail: 'todo' } as const;
  const application = { ...row, kind: 'application', id: 'a', record: 'job' } as const;
  const lists = (...rows: InboxRow[]) => groupInbox(rows.map((one) => inboxItemOf(one, context)));
  const kinds = (records: { items: { kind: string }[] }[]) =>
    records.map(({ items }) => items.map(({ kind }) => kind));

  it('lists one entry per record, with work before news', () => {
    const { work, news } = lists(task, mention, { ...mention, id: 'another' }, application);
    expect(kinds(work)).toEqual([['task', 'news', 'news'], ['application']]);
    expect(news).toEqual([]);
  });

  it('lists news without work separately, once per record', () => {
    const other = { ...mention, id: 'other', record: crypto.randomUUID() };
    const { work, news } = lists(mention, application, other, { ...mention, id: 'again' });
    expect(kinds(work)).toEqual([['application']]);
    expect(news.map(({ items }) => items.map((item) => item.id))).toEqual([
      ['mention', 'again'],
      ['other'],
    ]);
  });

  it('combines the check and the reply of one booking', () => {
    const { work } = lists(row, { ...row, kind: 'reply' });
    expect(work).toMatchObject([{ title: 'Ada Byron', path: `/admin/bookings?open=${id}` }]);
    expect(kinds(work)).toEqual([['check', 'reply']]);
  });

  it('links to a written question', () => {
    const { work } = lists({ ...row, kind: 'enquiry' });
    expect(work).toMatchObject([
      { path: `/admin/enquiries?open=${id}`, items: [{ label: 'Question to answer' }] },
    ]);
  });

  it('counts bookings and questions that are not in the inbox', () => {
    const reply: InboxRow = { ...row, kind: 'reply' };
    const asked: InboxRow = { ...row, kind: 'enquiry' };
    expect(
      unlistedOf([row, reply, reply, asked], { awaiting: 5, quarantined: 1, asked: 3 }),
    ).toEqual({ awaiting: 3, quarantined: 0, asked: 2 });
  });

  it('removes tasks in the inbox from the calendar of today', () => {
    const other = crypto.randomUUID();
    const today = [
      { kind: 'task', id },
      { kind: 'booking', id },
      { kind: 'task', id: other },
    ];
    expect(withoutInbox(today, [task])).toEqual(today.slice(1));
  });
});

describe('a snooze', () => {
  it.each([
    ['later', 'America/New_York', '2026-11-23T18:00:00.000Z'],
    ['tomorrow', 'America/New_York', '2026-11-24T14:00:00.000Z'],
    // It is already Tuesday in Tokyo.
    ['tomorrow', 'Asia/Tokyo', '2026-11-25T00:00:00.000Z'],
    // On a Monday, the following Monday.
    ['week', 'America/New_York', '2026-11-30T14:00:00.000Z'],
  ] as const)('computes the end of the snooze “%s” in %s', (snooze, timeZone, until) => {
    expect(snoozedUntil(snooze, now, timeZone).toISOString()).toBe(until);
  });

  it('a snooze ends at nine even after a daylight saving change', () => {
    const saturday = new Date('2026-10-31T15:00:00Z');
    expect(snoozedUntil('tomorrow', saturday, 'America/New_York').toISOString()).toBe(
      '2026-11-01T14:00:00.000Z',
    );
  });
});
