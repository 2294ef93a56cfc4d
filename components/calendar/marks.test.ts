import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { marks } from './marks';

const sprite = readFileSync('components/ui/icons.svg', 'utf8');
const styles = readFileSync('components/calendar/calendar.css', 'utf8');

it.each(Object.entries(marks))('defines an icon and colours for tone %s', (tone, mark) => {
  expect(sprite).toContain(
    `<symbol id="${mark.icon}" viewBox="0 0 24 24"><path d="${mark.shape}"/></symbol>`,
  );
  expect(styles).toContain(`.calendar .fc .event-${tone} {
  border-color: var(--${tone});
  background-color: color-mix(in srgb, var(--${tone}) 13%, var(--surface));
}`);
});
