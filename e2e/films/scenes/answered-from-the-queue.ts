import { paths } from '../../../lib/paths.ts';
import type { Film } from '../film.ts';

const EMAIL = 'hannah@films.example';

/** A written question enters the queue with its reply deadline, and is answered there. */
export const answeredFromTheQueue: Film = {
  slug: 'answered-from-the-queue',
  label: 'FILM · PROCESS AUTOMATION',
  title: 'Answered from the queue',
  text: 'One queue, one clock, and a template that a person finishes.',
  async shoot({ camera, page, open, service }) {
    await service.from('enquiries').delete().eq('email', EMAIL).throwOnError();
    const drawer = page.getByRole('dialog').first();

    camera.chapter('A question comes');
    await open(paths.contact);
    await camera.say(
      'A visitor writes a question. No account, and no chat that nobody answers.',
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
    await camera.say('The answer says until when a person replies. From now on a clock runs.', () =>
      camera.press(page.getByRole('button', { name: 'Send question' }), () =>
        page.getByRole('heading', { name: /^Thank you/ }).waitFor(),
      ),
    );

    camera.chapter('The queue');
    await open(`${paths.admin.enquiries}?awaiting=yes`, 'leader');
    const row = page.getByRole('link', { name: 'Hannah Weiss' }).first();
    await camera.say('Staff see one queue, and until when each answer is promised.', () =>
      camera.point(row),
    );
    await camera.say(
      'The question opens with who asked, and until when an answer is promised.',
      () => camera.press(row, () => drawer.waitFor()),
    );

    camera.chapter('The answer');
    const reply = page.getByRole('region', { name: 'Reply by email' });
    await camera.say('A template begins the answer.', async () => {
      await camera.press(drawer.getByRole('button', { name: 'Reply', exact: true }), () =>
        reply.waitFor(),
      );
      await camera.point(reply.getByLabel('Template'));
      await reply.getByLabel('Template').selectOption('Two questions first');
      await camera.hold(0.6);
    });
    await camera.say(
      'A person ends it. What a machine cannot know is still written by hand.',
      async () => {
        await reply.getByLabel('Subject').fill('');
        await camera.write(reply.getByLabel('Subject'), 'Your delivery notes');
      },
    );
    await camera.say('It is sent as a mail of hers, and the clock stops.', () =>
      camera.press(reply.getByRole('button', { name: 'Send' }), () =>
        drawer.getByRole('list', { name: 'Replies' }).waitFor(),
      ),
    );
    await camera.say(
      'The queue is shorter by one, and the log says how long it took.',
      async () => {
        await open(`${paths.admin.enquiries}?awaiting=yes`, 'leader');
      },
    );
  },
};
