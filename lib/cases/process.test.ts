import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Step } from './model';
import { drawProcess, STEP_HEIGHT, STEP_WIDTH } from './process';

const step = (name: string): Step => ({ name, by: 'system', text: '' });
const link = (from: string, to: string) => ({ from, to, label: '' });

describe('a drawn process', () => {
  test('places each step below the steps that link to it', () => {
    const steps = ['Mail', 'Read', 'Desk', 'Wait', 'Book'].map(step);
    const links = [
      link('Mail', 'Read'),
      link('Read', 'Desk'),
      link('Read', 'Wait'),
      link('Desk', 'Book'),
      link('Wait', 'Book'),
    ];
    const [mail, read, desk, wait, book] = drawProcess(steps, links).steps.map(({ y }) => y);
    expect(mail).toBe(0);
    expect(read).toBeGreaterThan(0);
    expect(desk).toBeGreaterThan(read ?? 0);
    expect(wait).toBe(desk);
    expect(book).toBeGreaterThan(desk ?? 0);
  });

  test('routes links that skip a row or go back around the steps', () => {
    const steps = ['A', 'B', 'C'].map(step);
    const direct = drawProcess(steps, [link('A', 'B'), link('B', 'C')]);
    const round = drawProcess(steps, [
      link('A', 'B'),
      link('B', 'C'),
      link('A', 'C'),
      link('C', 'A'),
    ]);
    expect(round.links).toHaveLength(4);
    expect(round.width).toBeGreaterThan(direct.width);
  });

  test('omits links to missing steps and to the same step', () => {
    const { links } = drawProcess([step('A')], [link('A', 'Gone'), link('A', 'A'), link('', 'A')]);
    expect(links).toEqual([]);
  });

  test('keeps steps inside the drawing and without overlap for any links', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const links = fc.array(fc.record({ from: name, to: name, label: fc.string() }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.uniqueArray(name), links, (names, given) => {
        const { steps, width, height } = drawProcess(names.map(step), given);
        for (const [place, { x, y }] of steps.entries()) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + STEP_WIDTH).toBeLessThanOrEqual(width);
          expect(y + STEP_HEIGHT).toBeLessThanOrEqual(height);
          for (const other of steps.slice(place + 1)) {
            expect(
              Math.abs(other.x - x) >= STEP_WIDTH || Math.abs(other.y - y) >= STEP_HEIGHT,
            ).toBe(true);
          }
        }
      }),
    );
  });
});
