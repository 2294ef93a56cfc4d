import { expect, test } from 'vitest';
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

test('parses steps, and reports errors with the number of the step', () => {
  const problem = (steps: unknown) => playbookForm.safeParse(form(steps)).error?.issues[0]?.message;
  expect(problem([step])).toBeUndefined();
  expect(problem([])).toBe('Please add a step.');
  expect(problem([{ ...step, title: ' ' }])).toBe('Step 1: Please enter a title.');
  expect(problem([{ ...step, role: 'person' }])).toBe('Step 1: Please choose a person.');
  expect(problem(Array.from({ length: 21 }, () => step))).toBe('A playbook has at most 20 steps.');
  expect(playbookForm.safeParse({ ...form([step]), steps: '{' }).success).toBe(false);
});
