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

function shownDays(days: ReturnType<typeof daysFrom>, selected?: string): string[] {
  const html = renderToStaticMarkup(createElement(DayPicker, { days, selected, onChoose() {} }));
  const withScript = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  return [...withScript.matchAll(/type="radio"[^>]* value="([\d-]+)"/g)].map(([, day = '']) => day);
}

describe('the days to choose from', () => {
  it('begin with the week of the first free day', () => {
    expect(shownDays(daysFrom('2026-12-03', '2026-12-09'))[0]).toBe('2026-12-06');
  });

  it('are those of one month while it has many free days', () => {
    const shown = shownDays(daysFrom('2026-12-01', '2026-12-02'));
    expect(shown[0]).toBe('2026-12-01');
    expect(shown.at(-1)).toBe('2026-12-31');
  });

  it('go on into the next month where this one is almost over', () => {
    const shown = shownDays(daysFrom('2026-11-24', '2026-11-25'));
    expect(shown[0]).toBe('2026-11-22');
    expect(shown.at(-1)).toBe('2026-12-31');
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('leave out a month without a free day before the first one', () => {
    const months = monthsOf(daysFrom('2026-11-28', '2026-12-02'));
    expect(months.map(({ key }) => key)).not.toContain('2026-11');
    expect(months[0]?.days[0]?.date).toBe('2026-12-01');
  });

  it('are all shown where nothing is free', () => {
    const [month] = monthsOf(daysFrom('2026-11-24', '2099-01-01'));
    expect(month?.days).toHaveLength(30);
  });

  it('are those of the month of a chosen day', () => {
    const days = daysFrom('2026-12-01', '2026-12-02');
    const html = renderToStaticMarkup(
      createElement(DayPicker, { days, selected: '2027-01-11', onChoose() {} }),
    );
    expect(html).toMatch(/January 2027/);
    expect(html).not.toContain('type="hidden"');
  });
});
