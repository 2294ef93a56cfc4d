import { expect, it } from 'vitest';
import { GET as publicFile } from '@/app/(marketing)/(forms)/webinars/[slug]/calendar.ics/route';
import { saveContent } from '@/lib/content/editing/actions';
import { readEdited } from '@/lib/content/editing/data';
import { askRegistrants, moveManyContent } from '@/lib/content/publishing/actions';
import { requireLeader } from '@/lib/core/auth/guard';
import { registerForWebinar } from '@/lib/webinars/registrations/actions';
import { service } from '@/supabase/tests/people';
import { mailsTo } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { requestTo } from '@/supabase/tests/site/route';

const database = service(stack);
const table = 'webinars';

async function setUp(join_url: string | null = 'https://meet.example/one') {
  const { data } = await database
    .from(table)
    .insert({
      slug: crypto.randomUUID(),
      title: 'Queues that move',
      description: 'A webinar that a test has made.',
      starts_at: '2031-03-04T16:00:00Z',
      presenter: 'Robin Testwell',
    })
    .select('id, slug')
    .single()
    .throwOnError();
  const id = String(data.id);
  if (join_url) {
    await database.from('webinar_rooms').insert({ webinar_id: id, join_url }).throwOnError();
  }
  await database.from(table).update({ state: 'published' }).eq('id', id).throwOnError();
  const email = `${crypto.randomUUID()}@visitor.example`;
  const register = (address = email) =>
    as('visitor', () =>
      registerForWebinar(
        {},
        formOf({ webinarId: id, firstName: 'Grace', lastName: 'Hopper', email: address }),
      ),
    );
  expect((await register()).data).toEqual({ email, isMailed: true, waits: null });
  const [confirmation] = await mailsTo(email);
  return { id, slug: String(data.slug), email, register, confirmation };
}

/** Saves the form of the editor with changes, in the same way as the screen. */
async function publish(id: string, changes: Record<string, string>, tellsRegistrants: boolean) {
  const content = await as('leader', async () => readEdited(await requireLeader(), table, id));
  if (!content) throw new Error('There is no such webinar');
  const values = { ...content.saved, ...changes };
  const asked = await as('leader', () => askRegistrants({ ids: [id], to: 'published', values }));
  const saved = await as('leader', () =>
    saveContent({
      table,
      id,
      seen: { record: content.updatedAt, draft: null },
      values,
      move: null,
      tellsRegistrants,
    }),
  );
  return { asked: asked.data, saved };
}

const lineOf = (mail: { attachments: { content: string }[] } | undefined, name: string) =>
  new RegExp(`^${name}:(.*)$`, 'm').exec(mail?.attachments[0]?.content ?? '')?.[1]?.trim();

it('emails a move with the next sequence number, which later registrants also get', async () => {
  const { id, slug, email, register, confirmation } = await setUp();
  const { asked, saved } = await publish(id, { starts_at: '2031-03-11T12:30' }, true);
  expect(asked).toEqual({ people: 1, isWithoutRoom: false });
  expect(saved.data).toMatchObject({ notice: 'registrantsTold', count: 1 });

  const [moved] = await mailsTo(email);
  expect(moved?.subject).toBe('The webinar has a new time: Queues that move');
  expect(moved?.text).toContain('Now: Tuesday, March 11, 2031 at 12:30 PM EDT');
  expect(lineOf(moved, 'UID')).toBe(lineOf(confirmation, 'UID'));
  expect(Number(lineOf(moved, 'SEQUENCE'))).toBe(Number(lineOf(confirmation, 'SEQUENCE')) + 1);

  const later = `${crypto.randomUUID()}@visitor.example`;
  await register(later);
  const [confirmed] = await mailsTo(later);
  expect(lineOf(confirmed, 'SEQUENCE')).toBe(lineOf(moved, 'SEQUENCE'));
  expect(lineOf(confirmed, 'DTSTART')).toBe('20310311T163000Z');

  const page = requestTo(`/webinars/${slug}/calendar.ics`);
  const file = await as('visitor', () => publicFile(page, { params: Promise.resolve({ slug }) }));
  const content = await file.text();
  for (const name of ['UID', 'SEQUENCE', 'DTSTART']) {
    expect(lineOf({ attachments: [{ content }] }, name)).toBe(lineOf(moved, name));
  }
});

it('publishes a change without a notification, and sends no email', async () => {
  const { id, email } = await setUp();
  const { asked, saved } = await publish(id, { presenter: 'Sofia Reyes' }, false);
  expect(asked?.people).toBe(1);
  expect(saved.data).toMatchObject({ notice: 'contentPublished' });
  expect(await mailsTo(email)).toHaveLength(1);
  expect((await publish(id, { title: 'Queues that moved' }, false)).asked?.people).toBe(1);
});

it('includes the room in no email, and does not notify anyone when it is added', async () => {
  const { id, email, confirmation } = await setUp(null);
  expect(confirmation?.text).toContain('/webinars/place/');
  expect((await publish(id, {}, false)).asked).toEqual({ people: 0, isWithoutRoom: true });
  const { asked } = await publish(id, { join_url: 'https://meet.example/late' }, true);
  expect(asked).toEqual({ people: 0, isWithoutRoom: false });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain('meet.example');
});

it('notifies registrants when webinars are archived in bulk, and when this is undone', async () => {
  const { id, email } = await setUp();
  const withdraw = { id, from: 'published', to: 'archived', tellsRegistrants: true } as const;
  const { data } = await as('leader', () => moveManyContent({ table, moves: [withdraw] }));
  expect(data).toMatchObject({ notice: 'registrantsTold', count: 1 });
  const [cancelled] = await mailsTo(email);
  expect(cancelled?.subject).toBe('The webinar has been cancelled: Queues that move');
  expect(lineOf(cancelled, 'METHOD')).toBe('CANCEL');

  await as('leader', () => moveManyContent({ table, moves: data?.undo ?? [] }));
  const [back] = await mailsTo(email);
  expect(back?.subject).toBe('The webinar will take place after all: Queues that move');
});

it('rejects a move into the past while people are registered', async () => {
  const { id } = await setUp();
  const { saved } = await publish(id, { starts_at: '2020-03-11T12:30' }, true);
  expect(saved.serverError?.notice).toBe('webinarIntoPast');
});
