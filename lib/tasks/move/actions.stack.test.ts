import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instantAt } from '@/lib/core/time/wall-clock';
import { accounts, service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { notLeaders } from '@/supabase/tests/site/route';
import { moveTask } from './actions';

const at = (time: string) => instantAt('2034-01-04', time).toISOString();

async function addTask() {
  const { data } = await service(stack)
    .from('tasks')
    .insert({
      title: 'Map the process',
      due_date: at('09:00'),
      assigned_to: accounts.member.id,
      created_by: accounts.leader.id,
    })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

const dueOf = async (id: string) => {
  const query = service(stack).from('tasks').select('due_date').eq('id', id);
  const { data } = await query.single().throwOnError();
  return new Date(data.due_date ?? '').toISOString();
};

it('moves the due date for a leader, and undoes it only from the new date', async () => {
  const id = await addTask();
  const move = (startsAt: string, from?: string) =>
    as('leader', () => moveTask({ id, startsAt, from }));
  expect((await move(at('13:00'))).data?.notice).toBe('taskUpdated');
  expect(await dueOf(id)).toBe(at('13:00'));
  expect((await move(at('09:00'), at('11:00'))).serverError?.notice).toBe('changedMeanwhile');
  expect(await dueOf(id)).toBe(at('13:00'));
  expect((await move(at('09:00'), at('13:00'))).data?.notice).toBe('taskUpdated');
  expect(await dueOf(id)).toBe(at('09:00'));
});

it.each(notLeaders)('rejects a %s', async (who) => {
  const id = await addTask();
  const answer = await as(who, () => moveTask({ id, startsAt: at('13:00') }));
  expect(answer.serverError).toBeDefined();
  expect(await dueOf(id)).toBe(at('09:00'));
});

it('answers any other input with typed errors and writes nothing', {
  tags: ['bad-input'],
}, async () => {
  const id = await addTask();
  const odd = fc.oneof(
    fc.anything(),
    fc.record({ id: fc.constant(id), startsAt: fc.string() }),
    fc.record({ id: fc.string(), startsAt: fc.date({ noInvalidDate: true }).map(String) }),
    fc.constant({ id, startsAt: '9999-12-31T23:59:59Z' }),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (value) => {
      // @ts-expect-error input from outside may have any type
      const { validationErrors } = await as('leader', () => moveTask(value));
      expect(validationErrors).toBeDefined();
    }),
    { numRuns: 100 },
  );
  expect(await dueOf(id)).toBe(at('09:00'));
});
