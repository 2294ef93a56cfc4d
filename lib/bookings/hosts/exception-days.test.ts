import { expect, it } from 'vitest';
import { extraHours } from './exception-days';

it('converts extra starts to minutes since midnight', () => {
  const exceptions = [
    { day: '2031-03-04', kind: 'extra' as const, from: '18:00', until: '18:30' },
    { day: '2031-03-05', kind: 'off' as const, from: '00:00', until: '24:00' },
  ];
  expect(extraHours({ exceptions })).toEqual([{ day: '2031-03-04', opens: 1080, closes: 1110 }]);
});
