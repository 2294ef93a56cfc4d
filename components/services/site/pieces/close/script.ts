import { closeText, LAST_STEP, stateAt, stateText, TASKS } from '@/lib/services/pieces/close';
import { followSteps, startPieces } from '../start-pieces';

startPieces('close', (parts) => {
  const places = parts.all('[data-task]');
  const show = (step: number) => {
    for (const place of places) {
      const task = TASKS.find(({ id }) => id === place.dataset.task);
      if (!task) continue;
      place.textContent = stateText(task, step);
      place.dataset.state = stateAt(task, step);
    }
  };
  return followSteps(parts, { last: LAST_STEP, show, textOf: closeText });
});
