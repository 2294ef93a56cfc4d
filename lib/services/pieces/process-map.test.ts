import { expect, test } from 'vitest';
import { EXAMPLE, mapText, stepsOf } from './process-map';

test('a line is a person and a step; a line without a name continues the person before', () => {
  expect(stepsOf('Sales: types the order\nwaits for Ana\n\n  Finance : pays  ')).toEqual([
    { who: 'Sales', what: 'types the order', isHandover: false, isCopying: true },
    { who: 'Sales', what: 'waits for Ana', isHandover: false, isCopying: false },
    { who: 'Finance', what: 'pays', isHandover: true, isCopying: false },
  ]);
});

test('a second colon belongs to the step, and the case of a name makes no handover', () => {
  const steps = stepsOf('Ana: calls at 9:30\nANA: writes');
  expect(steps[0]?.what).toBe('calls at 9:30');
  expect(steps[1]?.isHandover).toBe(false);
});

test.each(['copies it', 'Copy it', 'retypes it', 're-types it', 'scans the page', 'enters it'])(
  '“%s” moves data by hand',
  (what) => {
    expect(stepsOf(`A: ${what}`)[0]?.isCopying).toBe(true);
  },
);

test.each(['checks prototypes', 'centers it', 'decides'])('“%s” does not', (what) => {
  expect(stepsOf(`A: ${what}`)[0]?.isCopying).toBe(false);
});

test('long lines are shortened, and more than five lines are announced', () => {
  expect(stepsOf(`A: ${'x'.repeat(200)}`)[0]?.what).toHaveLength(60);
  expect(stepsOf('a\nb\nc\nd\ne\nf')).toHaveLength(5);
  expect(mapText('a\nb\nc\nd\ne\nf')).toContain('Only the first five lines are drawn.');
});

test('the advice begins with manual steps, then handovers, and may be to change nothing', () => {
  expect(mapText(EXAMPLE)).toBe(
    '5 steps, 2 handovers, 3 steps by hand. Begin with “types the order from an email”: a workflow can do it.',
  );
  expect(mapText('A: asks\nB: answers')).toContain('Begin with the handovers');
  expect(mapText('A: decides')).toBe(
    '1 step, 0 handovers, 0 steps by hand. Nothing is copied or handed over. Leave it as it is.',
  );
  expect(mapText(' \n ')).toMatch(/^Write up to five lines/);
});
