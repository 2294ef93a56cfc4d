import { describe, expect, it } from 'vitest';
import { notices } from '@/lib/notices';
import { as, formOf } from '@/supabase/tests/site/as';
import { createTask } from './actions';

const filled = { title: 'Read the log', priority: 'urgent', dueDate: '2031-03-10', dueTime: '' };

describe('creating a task', () => {
  it('stores it for a leader', async () => {
    const answer = await as('leader', () => createTask(formOf(filled)));
    expect(answer).toMatchObject({ data: { notice: 'taskCreated' } });
  });

  it('says what is missing, and keeps what was typed', async () => {
    const answer = await as('leader', () => createTask(formOf({ ...filled, title: ' ' })));
    expect(answer.serverError).toMatchObject({
      notice: 'formHasErrors',
      details: { fieldErrors: { title: 'A title is required.' }, values: { priority: 'urgent' } },
    });
  });

  it('is refused to members, and to people who are not signed in', async () => {
    const asMember = await as('member', () => createTask(formOf(filled)));
    expect(asMember.serverError?.notice).toBe('redirectingToTeamDashboard');
    const asVisitor = await as('visitor', () => createTask(formOf(filled)));
    expect(asVisitor.serverError).toMatchObject({
      notice: 'taskCreateFailed',
      details: { reason: notices.taskNeedsUser },
    });
  });
});
