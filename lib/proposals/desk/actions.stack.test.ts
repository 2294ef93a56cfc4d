import { expect, it } from 'vitest';
import { accounts } from '@/supabase/tests/people';
import { place, proposalContent, samplesOf } from '@/supabase/tests/samples';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { saveProposal } from './actions';

const samples = samplesOf(stack);

const draft = {
  ...proposalContent,
  items: JSON.stringify([
    { service_id: null, title: 'Build', detail: '', once: '4800', month: '' },
  ]),
  steps: JSON.stringify(proposalContent.steps),
  promise: '',
  termsVersion: '2026-11',
  validUntil: '2040-01-01',
  remindAfter: '3',
};

it('shows a leader the draft that another leader has saved since, and can overwrite it', async () => {
  const row = (await samples.deals?.row({ id: accounts.member.id, isSelf: true })) ?? {};
  const deal = String((await place(stack, 'deals', row)).id);
  const save = (changes: Record<string, string>) =>
    as('leader', () => saveProposal(formOf({ ...draft, deal, ...changes })));
  expect((await save({ intro: 'From the first.' })).data?.notice).toBe('proposalSaved');
  const { serverError } = await save({ intro: 'From the second.', version: '' });
  expect(serverError).toMatchObject({
    notice: 'changedMeanwhile',
    details: {
      values: { intro: 'From the second.' },
      current: {
        values: { intro: 'From the first.', remindAfter: '3' },
        shown: { items: 'Build' },
      },
    },
  });
  const version = String(serverError?.details.current?.version);
  expect((await save({ intro: 'From the second.', version })).data?.notice).toBe('proposalSaved');
});
