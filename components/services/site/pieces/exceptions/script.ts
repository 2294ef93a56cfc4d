import {
  DECISIONS,
  type Decision,
  INVOICES,
  type Invoice,
  outcomeOf,
  summaryOf,
} from '@/lib/services/pieces/exceptions';
import { press, startPieces } from '../start-pieces';

const isDecision = (text = ''): text is Decision => Object.hasOwn(DECISIONS, text);

startPieces('exceptions', ({ all, say }) => {
  const decisions = new Map<Invoice, Decision>();
  const rows = all('[data-row]').flatMap((row, index) => {
    const invoice = INVOICES[index];
    const outcome = row.querySelector<HTMLElement>('[data-outcome]');
    return invoice && outcome ? [{ row, invoice, outcome }] : [];
  });

  const show = ({ row, invoice, outcome }: (typeof rows)[number]) => {
    const decision = decisions.get(invoice);
    for (const button of row.querySelectorAll<HTMLElement>('[data-decision]')) {
      press(button, button.dataset.decision === decision);
    }
    const { text, isRight } = decision ? outcomeOf(invoice, decision) : { text: '', isRight: true };
    outcome.textContent = text;
    outcome.toggleAttribute('data-wrong', !isRight);
  };

  for (const part of rows) {
    part.row.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-decision]');
      const decision = button ? button.dataset.decision : undefined;
      if (!isDecision(decision)) return;
      decisions.set(part.invoice, decision);
      show(part);
      say(summaryOf(decisions));
    });
  }
  return () => {
    decisions.clear();
    rows.forEach(show);
  };
});
