import { paths } from '../../../lib/paths.ts';
import type { Film } from '../film.ts';

/** The public sandbox: a receiver is stopped, a booking is sent, retried, delivered, and sent again. */
export const aReceiverFailsAndRecovers: Film = {
  slug: 'a-receiver-fails-and-recovers',
  kind: 'lesson',
  from: 'Automation Fundamentals',
  title: 'A receiver fails and recovers',
  text: 'Stop it, send it a booking, and count: nothing lost, nothing done twice.',
  async shoot({ camera, page, open }) {
    const button = (name: string) => page.getByRole('button', { name });
    const log = page.getByRole('list', { name: 'What has happened' });
    const heading = page.locator('#run-guide').getByRole('heading');
    const becomes = (text: string) => () => heading.filter({ hasText: text }).waitFor();

    await camera.chapter(
      'The receiver stops',
      'A receiver is switched off, the way an update at the wrong moment would do it.',
    );
    await open(paths.failItNow);
    await camera.say('Here you can break a receiver yourself, and watch what the sender does.');
    await camera.say('Start a run. You get a receiver of your own.', () =>
      camera.press(button('Start a run'), becomes('Stop the receiver')),
    );
    await camera.say('And then you stop it, right away.', () =>
      camera.press(button('Stop the receiver'), becomes('Send it a booking')),
    );

    await camera.chapter(
      'A visitor books',
      'The message can’t be delivered. The booking is stored anyway, and the message waits.',
    );
    await camera.say(
      'Now a visitor books. We store the booking and its message together, and send the message.',
      () => camera.press(button('Send the booking'), () => log.getByText(/Try 1 failed/).waitFor()),
    );
    await camera.say(
      'The first try fails. The visitor doesn’t notice, and the booking is safe.',
      () => camera.point(log),
    );
    await log.getByText(/Try 2 failed/).waitFor({ timeout: 60_000 });
    await camera.say('A second try follows automatically, after a longer pause.', () =>
      camera.point(log),
    );
    await camera.say(
      'Each pause is longer than the one before. That gives the receiver time to start.',
    );

    await camera.chapter(
      'The receiver is back',
      'You don’t have to send anything again. The next try arrives on its own schedule.',
    );
    await camera.say('Start the receiver, and wait for the next try.', () =>
      camera.press(button('Start the receiver')),
    );
    await heading.filter({ hasText: 'Delivered, and booked once' }).waitFor({ timeout: 90_000 });
    await camera.say(
      'It arrives. The receiver checks the signature and writes the booking once.',
      () => camera.point(log),
    );

    await camera.chapter(
      'The same message twice',
      'One day a message comes twice. Its number tells the receiver that it has it already.',
    );
    await camera.say('Now send the very same booking again.', () =>
      camera.press(button('Send it again'), becomes('Sent again, and still booked once')),
    );
    await camera.say(
      'The receiver knows its number and refuses it. One message, one booking: that’s idempotency.',
      () => camera.point(log),
    );
    await camera.say('Try it with your own form: send it twice, and count the rows.');
  },
};
