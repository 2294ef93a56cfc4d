import { ANSWERS, explain } from '@/lib/services/pieces/question';
import { press, startPieces } from '../start-pieces';

startPieces('question', ({ all, say }) => {
  const buttons = all('[data-answer]');
  const show = (chosen?: HTMLElement) => {
    for (const button of buttons) press(button, button === chosen);
    if (chosen) say(explain(ANSWERS.find(({ text }) => text === chosen.dataset.answer)));
  };
  for (const button of buttons) button.addEventListener('click', () => show(button));
  return show;
});
