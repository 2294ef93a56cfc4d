import { plannedRatio, planText } from '@/lib/services/pieces/forecast';
import { press, startPieces } from '../start-pieces';
import { HEIGHT, heightOf } from './scale';

/** The plan at the beginning: as many Mondays above it as below. */
const FIRST = 6;

startPieces('forecast', ({ all, say, drawn }) => {
  const buttons = all('[data-accepted]');
  const show = (accepted: number) => {
    const planned = plannedRatio(accepted);
    for (const button of buttons) press(button, Number(button.dataset.accepted) === accepted);
    for (const bar of drawn('[data-ratio]')) {
      bar.toggleAttribute('data-over', Number(bar.dataset.ratio) > planned);
    }
    for (const line of drawn('[data-plan]')) {
      for (const end of ['y1', 'y2']) line.setAttribute(end, String(HEIGHT - heightOf(planned)));
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const accepted = Number(button.dataset.accepted);
      show(accepted);
      say(planText(accepted));
    });
  }
  return () => show(FIRST);
});
