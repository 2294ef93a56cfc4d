import { paths } from '../../../lib/paths.ts';
import type { Film } from '../film.ts';

const EMAIL = 'hannah@films.example';

/** A written question enters the queue with its reply deadline, and is answered there. */
export const answeredFromTheQueue: Film = {
  slug: 'answered-from-the-queue',
  kind: 'lesson',
  from: 'Automation Fundamentals',
  title: 'Answered from the queue',
  text: 'One queue, one clock, and a template that you finish yourself.',
  async shoot({ camera, page, open, service }) {
    await service.from('enquiries').delete().eq('email', EMAIL).throwOnError();
    const drawer = page.getByRole('dialog').first();

    await camera.chapter(
      'A question comes in',
      'She asks, and she reads by when she’ll have an answer. The clock is running.',
    );
    await open(paths.contact);
    await camera.say(
      'Hannah has delivery notes on paper. She writes her question, and needs no account.',
      async () => {
        await camera.scrollTo(page.getByLabel('Your question'), 160);
        await camera.write(
          page.getByLabel('Your question'),
          'Half of our delivery notes are handwritten. Can they be read?',
        );
        await camera.write(page.getByLabel('Name', { exact: true }), 'Hannah Weiss');
        await camera.write(page.getByLabel('Email'), EMAIL);
      },
    );
    await camera.say(
      'The page tells her by when a colleague will reply. From now on a clock runs.',
      () =>
        camera.press(page.getByRole('button', { name: 'Send question' }), () =>
          page.getByRole('heading', { name: /^Thank you/ }).waitFor(),
        ),
    );

    await camera.chapter(
      'The queue and its promise',
      'Each line says by when its answer is due, and your whole team sees the same clock.',
    );
    await open(`${paths.admin.enquiries}?awaiting=yes`, 'leader');
    const row = page.getByRole('link', { name: 'Hannah Weiss' }).first();
    await camera.say(
      'At the desk there’s one queue. Each line says by when its answer is due.',
      () => camera.point(row),
    );
    await camera.say(
      'Open it, and it’s all there: what she asked, who she is, and by when she’ll hear from you.',
      () => camera.press(row, () => drawer.waitFor()),
    );

    await camera.chapter(
      'A template begins, a person ends',
      'The template saves the typing. The sentence about her delivery notes is yours.',
    );
    const reply = page.getByRole('region', { name: 'Reply by email' });
    await camera.say(
      'Pick the template “Two questions first”. It writes the greeting and both questions.',
      async () => {
        await camera.press(drawer.getByRole('button', { name: 'Reply', exact: true }), () =>
          reply.waitFor(),
        );
        await camera.point(reply.getByLabel('Template'));
        await reply.getByLabel('Template').selectOption('Two questions first');
        await camera.hold(0.6);
      },
    );
    await camera.say(
      'And then you add what no template knows. Here it’s the subject.',
      async () => {
        await reply.getByLabel('Subject').fill('');
        await camera.write(reply.getByLabel('Subject'), 'Your delivery notes');
      },
    );
    await camera.say('Send it. Hannah gets an ordinary email, and the clock stops.', () =>
      camera.press(reply.getByRole('button', { name: 'Send' }), () =>
        drawer.getByRole('list', { name: 'Replies' }).waitFor(),
      ),
    );
    await open(`${paths.admin.enquiries}?awaiting=yes`, 'leader');
    await camera.say('The question has left the list, and you didn’t have to tick it off.');
    await camera.say('Now look at your own mailbox. Which line would be overdue?');
  },
};
