import { answerText, passageFor } from '@/lib/services/pieces/assistant';
import { press, startPieces } from '../start-pieces';

startPieces('assistant', ({ all, say }) => {
  const buttons = all('[data-question]');
  const sentences = all('[data-sentence]');
  const show = (asked?: HTMLElement) => {
    const question = asked?.dataset.question;
    const passage = question ? passageFor(question) : null;
    for (const button of buttons) press(button, button === asked);
    for (const element of sentences) {
      element.toggleAttribute('data-cited', element.textContent === passage?.sentence);
    }
    if (question) say(answerText(passage));
  };
  for (const button of buttons) button.addEventListener('click', () => show(button));
  return show;
});
