import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dayPlus, weekdayOf } from '@/lib/core/time/days';
import { DayPicker } from './day-picker';
import { monthsOf } from './month-grid';

/** Days from `first` on; those from `free` on have free times from Monday to Friday. */
const daysFrom = (first: string, free: string, count = 70) =>
  Array.from({ length: count }, (_, offset) => {
    const date = dayPlus(first, offset);
    const isFree = date >= free && ![0, 6].includes(weekdayOf(date));
    return { date, free: isFree ? ['09:00 AM'] : [] };
  });
type Days = ReturnType<typeof daysFrom>;

function render(days: Days, selected?: string) {
  const html = renderToStaticMarkup(createElement(DayPicker, { days, selected, onChoose() {} }));
  const [above = '', below = ''] = html.split('<details');
  const buttons = (text: string) =>
    [...text.matchAll(/type="radio"[^>]* value="([\d-]+)"/g)].map(([, day = '']) => day);
  const scripted = below.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  return {
    html,
    text: above.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
    next: buttons(above),
    others: buttons(scripted),
    unscripted: buttons(html),
    month: /(\w+ \d{4})<\/p>/.exec(scripted)?.[1],
    isOpen: below.startsWith(' open=""'),
  };
}

describe('the next free days', () => {
  it('are ten, over the end of a month, without the days that have nothing free', () => {
    const { next } = render(daysFrom('2026-11-24', '2026-11-25'));
    expect(next).toHaveLength(10);
    expect(next[0]).toBe('2026-11-25');
    expect(next).not.toContain('2026-11-28');
    expect(next.at(-1)).toBe('2026-12-08');
  });

  it('are named with their full date and their number of free times', () => {
    const { html, text } = render(daysFrom('2026-11-24', '2026-11-25'));
    expect(html).toContain('aria-label="Wednesday, November 25, 1 free"');
    expect(text).toContain('Wed Nov 25 1 free');
  });

  it('are each one button, also where the month shows them again', () => {
    const { unscripted, html } = render(daysFrom('2026-11-24', '2026-11-25'));
    expect(new Set(unscripted).size).toBe(unscripted.length);
    expect(html).toContain('<label for="day-2026-12-01" aria-hidden="true"');
  });

  it('keep the chosen day when its last time is taken', () => {
    const days = daysFrom('2026-11-24', '2026-11-25').map((day) =>
      day.date === '2026-11-30' ? { ...day, free: [] } : day,
    );
    expect(render(days).next).not.toContain('2026-11-30');
    const { next, html, isOpen } = render(days, '2026-11-30');
    expect(next).toHaveLength(10);
    expect(html).toMatch(/id="day-2026-11-30" disabled="" aria-label="[^"]+, not available"/);
    expect(isOpen).toBe(false);
  });

  it('shows fewer when fewer are free, with a note and no others', () => {
    const { next, text, html } = render(daysFrom('2026-11-24', '2026-11-25', 8));
    expect(next).toHaveLength(5);
    expect(text).toContain('These are all free days through Tuesday, December 1.');
    expect(html).not.toContain('<details');
  });

  it('may begin in a later month, with a note', () => {
    const { next, text } = render(daysFrom('2026-11-10', '2026-12-07'));
    expect(next[0]).toBe('2026-12-07');
    expect(text).toContain('Nothing is free before Monday, December 7.');
    expect(text).not.toContain('all free days');
  });

  it('may be none, with a number to call', () => {
    const { next, text, html } = render(daysFrom('2026-11-24', '2099-01-01'));
    expect(next).toEqual([]);
    expect(text).toMatch(/No days are free through Monday, February 1\. .*call \+1/);
    expect(html).not.toContain('<details');
    expect(render([]).text).toContain('No days are free at the moment.');
  });

  it('need no sentence where there are enough', () => {
    expect(render(daysFrom('2026-11-24', '2026-11-25')).text).not.toContain('call');
  });
});

describe('the other days', () => {
  it('open in the month in which the next days end', () => {
    const { month, others, isOpen } = render(daysFrom('2026-11-24', '2026-11-25'));
    expect(month).toBe('December 2026');
    expect(others).toContain('2026-12-09');
    expect(isOpen).toBe(false);
  });

  it('are all there without JavaScript', () => {
    const days = daysFrom('2026-11-24', '2026-11-25');
    const free = days.filter((day) => day.free.length > 0).map(({ date }) => date);
    const { unscripted } = render(days);
    expect(free.filter((date) => !unscripted.includes(date))).toEqual([]);
  });

  it('are open where one of them is chosen, at its month', () => {
    const { month, isOpen, html } = render(daysFrom('2026-12-01', '2026-12-02'), '2027-01-11');
    expect(isOpen).toBe(true);
    expect(month).toBe('January 2027');
    expect(html).toContain('Other days: Monday, January 11');
    expect(html).not.toContain('type="hidden"');
  });

  it('leave out a month without a free day before the first one', () => {
    const months = monthsOf(daysFrom('2026-11-28', '2026-12-02'));
    expect(months.map(({ key }) => key)).not.toContain('2026-11');
    expect(months[0]?.days[0]?.date).toBe('2026-12-01');
  });
});
