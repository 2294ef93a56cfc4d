import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dayPlus, weekdayOf } from '@/lib/core/time/days';
import { DayPicker } from './day-picker';
import { monthsOf } from './month-grid';

/** Returns days from `first` on. Weekdays from `free` on have free times. */
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

describe('next free days', () => {
  it('lists ten days across a month boundary and skips fully booked days', () => {
    const { next } = render(daysFrom('2026-11-24', '2026-11-25'));
    expect(next).toHaveLength(10);
    expect(next[0]).toBe('2026-11-25');
    expect(next).not.toContain('2026-11-28');
    expect(next.at(-1)).toBe('2026-12-08');
  });

  it('labels each day with its full date and number of free times', () => {
    const { html, text } = render(daysFrom('2026-11-24', '2026-11-25'));
    expect(html).toContain('aria-label="Wednesday, November 25, 1 free"');
    expect(text).toContain('Wed Nov 25 1 free');
  });

  it('renders one radio button per day, even if the month shows the day again', () => {
    const { unscripted, html } = render(daysFrom('2026-11-24', '2026-11-25'));
    expect(new Set(unscripted).size).toBe(unscripted.length);
    expect(html).toMatch(/<label for="day-2026-12-01"[^>]*><span aria-hidden="true">1</);
  });

  it('keeps the chosen day when its last time is taken', () => {
    const days = daysFrom('2026-11-24', '2026-11-25').map((day) =>
      day.date === '2026-11-30' ? { ...day, free: [] } : day,
    );
    expect(render(days).next).not.toContain('2026-11-30');
    const { next, html, isOpen } = render(days, '2026-11-30');
    expect(next).toHaveLength(10);
    expect(html).toMatch(/id="day-2026-11-30" disabled="" aria-label="[^"]+, not available"/);
    expect(isOpen).toBe(false);
  });

  it('shows fewer days, a note and no other days if fewer than ten are free', () => {
    const { next, text, html } = render(daysFrom('2026-11-24', '2026-11-25', 8));
    expect(next).toHaveLength(5);
    expect(text).toContain('These are all free days through Tuesday, December 1.');
    expect(html).not.toContain('<details');
  });

  it('starts in a later month and shows a note', () => {
    const { next, text } = render(daysFrom('2026-11-10', '2026-12-07'));
    expect(next[0]).toBe('2026-12-07');
    expect(text).toContain('Nothing is free before Monday, December 7.');
    expect(text).not.toContain('all free days');
  });

  it('shows a phone number if no day is free', () => {
    const { next, text, html } = render(daysFrom('2026-11-24', '2099-01-01'));
    expect(next).toEqual([]);
    expect(text).toMatch(/No days are free through Monday, February 1\. .*call \+1/);
    expect(html).not.toContain('<details');
    expect(render([]).text).toContain('No days are free at the moment.');
  });

  it('shows no note if enough days are free', () => {
    expect(render(daysFrom('2026-11-24', '2026-11-25')).text).not.toContain('call');
  });
});

describe('other days', () => {
  it('opens the month in which the next ten days end', () => {
    const { month, others, isOpen } = render(daysFrom('2026-11-24', '2026-11-25'));
    expect(month).toBe('December 2026');
    expect(others).toContain('2026-12-09');
    expect(isOpen).toBe(false);
  });

  it('renders all months without JavaScript', () => {
    const days = daysFrom('2026-11-24', '2026-11-25');
    const free = days.filter((day) => day.free.length > 0).map(({ date }) => date);
    const { unscripted } = render(days);
    expect(free.filter((date) => !unscripted.includes(date))).toEqual([]);
  });

  it('opens at the month of the chosen day', () => {
    const { month, isOpen, html } = render(daysFrom('2026-12-01', '2026-12-02'), '2027-01-11');
    expect(isOpen).toBe(true);
    expect(month).toBe('January 2027');
    expect(html).toContain('Other days: Monday, January 11');
    expect(html).not.toContain('type="hidden"');
  });

  it('skips months before the first free day', () => {
    const months = monthsOf(daysFrom('2026-11-28', '2026-12-02'));
    expect(months.map(({ key }) => key)).not.toContain('2026-11');
    expect(months[0]?.days[0]?.date).toBe('2026-12-01');
  });
});
