import { describe, expect, it } from 'vitest';
import { humanize } from '@/lib/core/text/humanize';
import { taskStatusNames } from '@/lib/tasks/rules';
import { at, row, shown } from './fixtures.test-double';
import { formattedDue, formattedTimeRange } from './wording';

describe('what people read', () => {
  it('names the zone of the moment', () => {
    const winter = shown(row('1', at('2026-11-23', '09:30')));
    expect(formattedTimeRange(winter)).toBe('9:30 AM – 10:30 AM EST');
    expect(formattedTimeRange(shown(row('1', at('2026-07-23', '12:00'))))).toBe(
      '12:00 PM – 1:00 PM EDT',
    );
    expect(formattedDue(winter)).toBe('Monday, November 23, 2026 at 9:30 AM EST');
    expect(humanize('in_progress')).toBe('In progress');
    expect(humanize('todo')).toBe(taskStatusNames.todo);
  });
});
