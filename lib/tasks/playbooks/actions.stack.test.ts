import { describe, expect, it } from 'vitest';
import { notices } from '@/lib/notices';
import { accounts, service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { deletePlaybook, runPlaybook, savePlaybook, showPlaybooks } from './actions';

const database = service(stack);

const step = {
  id: crypto.randomUUID(),
  title: 'Call {client}',
  description: '',
  role: 'person',
  person: accounts.member.id,
  team: '',
  priority: 'high',
  checklist: ['Number'],
  amount: 1,
  unit: 'days',
  time: '09:00',
};
const filled = () => ({
  id: '',
  version: '',
  name: crypto.randomUUID(),
  start: 'clients:hand',
  service: '',
  active: 'yes',
  steps: JSON.stringify([step]),
});

async function addContact() {
  const { data } = await database
    .from('clients')
    .insert({ firstname: 'Eve', email: `${crypto.randomUUID()}@x.example` })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

describe('a playbook', () => {
  it('can be created, previewed for a contact, and started for them once', async () => {
    const { data } = await as('leader', () => savePlaybook(formOf(filled())));
    const playbook = data?.id ?? '';
    const record = await addContact();
    const preview = await as('leader', () => showPlaybooks({ subject: 'clients', record }));
    expect(preview.data?.find(({ id }) => id === playbook)).toMatchObject({
      isRunning: false,
      tasks: [{ title: 'Call Eve', assigneeId: accounts.member.id }],
    });
    const started = await as('leader', () => runPlaybook({ playbook, record }));
    expect(started.data?.notice).toBe('playbookStarted');
    const again = await as('leader', () => runPlaybook({ playbook, record }));
    expect(again.serverError?.notice).toBe('playbookRunsAlready');
    const { data: tasks } = await database
      .from('tasks')
      .select('title, assigned_to, created_by')
      .eq('client_id', record);
    expect(tasks).toEqual([
      { title: 'Call Eve', assigned_to: accounts.member.id, created_by: accounts.leader.id },
    ]);
  });

  it('keeps invalid input, and reports the number of the step', async () => {
    const steps = JSON.stringify([step, { ...step, title: '' }]);
    const answer = await as('leader', () => savePlaybook(formOf({ ...filled(), steps })));
    expect(answer.serverError?.details).toMatchObject({
      fieldErrors: { steps: 'Step 2: Please enter a title.' },
      values: { steps },
    });
  });

  it('requires a unique name', async () => {
    const form = filled();
    await as('leader', () => savePlaybook(formOf(form)));
    const answer = await as('leader', () => savePlaybook(formOf(form)));
    expect(answer.serverError?.details.fieldErrors).toEqual({ name: notices.playbookNameTaken });
  });

  it('does not overwrite a newer version', async () => {
    const form = filled();
    const { data } = await as('leader', () => savePlaybook(formOf(form)));
    const stale = { ...form, id: data?.id ?? '', version: '2026-01-01T00:00:00Z' };
    const answer = await as('leader', () => savePlaybook(formOf(stale)));
    expect(answer.serverError?.notice).toBe('changedMeanwhile');
  });

  it('can only be saved by leaders', async () => {
    const answer = await as('member', () => savePlaybook(formOf(filled())));
    expect(answer.data).toBeUndefined();
  });

  it('keeps its tasks when it is deleted', async () => {
    const { data } = await as('leader', () => savePlaybook(formOf(filled())));
    const record = await addContact();
    const playbook = data?.id ?? '';
    await as('leader', () => runPlaybook({ playbook, record }));
    const deleted = await as('leader', () => deletePlaybook({ id: playbook }));
    expect(deleted.data?.notice).toBe('playbookDeleted');
    const { count } = await database
      .from('tasks')
      .select('id', { count: 'exact', head: true })
      .eq('client_id', record);
    expect(count).toBe(1);
  });
});
