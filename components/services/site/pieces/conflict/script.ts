import { decisionText, OPEN_FIELD, type System } from '@/lib/services/pieces/conflict';
import { press, startPieces } from '../start-pieces';

startPieces('conflict', ({ all, say }) => {
  const buttons = all('[data-keep]');
  const show = (kept?: System) => {
    for (const button of buttons) press(button, button.dataset.keep === kept);
    for (const result of all('[data-result]')) {
      result.textContent = kept && OPEN_FIELD ? OPEN_FIELD[kept] : 'Waits for your decision';
    }
    if (kept && OPEN_FIELD) say(decisionText(OPEN_FIELD, kept));
  };
  for (const button of buttons) {
    button.addEventListener('click', () => show(button.dataset.keep === 'crm' ? 'crm' : 'erp'));
  }
  return show;
});
