import { MOMENTS, momentText } from '@/lib/services/pieces/incident';
import { followSteps, startPieces } from '../start-pieces';

startPieces('incident', (parts) => {
  const rows = parts.all('[data-moment]');
  const show = (now: number) => {
    rows.forEach((row, index) => {
      row.toggleAttribute('data-later', index > now);
      row.toggleAttribute('data-now', index === now);
    });
  };
  return followSteps(parts, { last: MOMENTS.length - 1, show, textOf: momentText });
});
