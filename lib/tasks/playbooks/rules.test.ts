import { expect, test } from 'vitest';
import { dueSentence, runState, startOf } from './rules';
import { playbookForm } from './schema';

const step = {
  id: '5d0c1c1e-4d5f-4f2c-9d7a-0f6f5d3b2a10',
  title: 'Prepare consultation with {client}',
  description: '',
  role: 'host',
  person: '',
  team: '',
  priority: 'high',
  checklist: ['Read the message'],
  amount: -1,
  unit: 'days',
  time: '16:00',
};
const form = (steps: unknown) => ({
  id: '',
  version: '',
  name: 'A',
  start: 'clients:hand',
  steps: JSON.stringify(steps),
});

test.each([
  [{ amount: -1, unit: 'days', time: '16:00' }, '1 day before the webinar, at 16:00 New York time'],
  [{ amount: 3, unit: 'days', time: '' }, '3 days after the webinar'],
  [{ amount: 0, unit: 'days', time: '09:00' }, 'On the day of the webinar, at 09:00 New York time'],
  [{ amount: -2, unit: 'hours', time: '' }, '2 hours before the webinar'],
  [{ amount: 0, unit: 'none', time: '' }, 'No due date'],
] as const)('%j is due "%s"', (rule, sentence) => {
  expect(dueSentence(rule, 'webinars')).toBe(sentence);
});

test('a run is done when all its tasks are', () => {
  const [open, completed] = [{ status: 'todo' }, { status: 'completed' }];
  expect(runState({ state: 'running', tasks: [open, completed] })).toBe('running');
  expect(runState({ state: 'running', tasks: [completed] })).toBe('done');
  expect(runState({ state: 'withdrawn', tasks: [completed] })).toBe('withdrawn');
});

test('a playbook without an event starts by hand', () => {
  expect(startOf({ subject: 'clients', trigger: null })).toBe('clients:hand');
  expect(startOf({ subject: 'webinars', trigger: 'content.published' })).toBe(
    'webinars:content.published',
  );
});

test('the form takes steps, and says what is wrong with them', () => {
  const problem = (steps: unknown) => playbookForm.safeParse(form(steps)).error?.issues[0]?.message;
  expect(problem([step])).toBeUndefined();
  expect(problem([])).toBe('Please add a step.');
  expect(problem([{ ...step, title: ' ' }])).toBe('Step 1: Please enter a title.');
  expect(problem([{ ...step, role: 'person' }])).toBe('Step 1: Please choose a person.');
  expect(problem(Array.from({ length: 21 }, () => step))).toBe('A playbook has at most 20 steps.');
  expect(playbookForm.safeParse({ ...form([step]), steps: '{' }).success).toBe(false);
});
