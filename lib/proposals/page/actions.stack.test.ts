import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getFile } from '@/app/(marketing)/(forms)/proposals/[token]/[file]/route';
import { accessToken } from '@/lib/core/access-links/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { notices, noticesWithReason } from '@/lib/notices';
import { accounts, service } from '@/supabase/tests/people';
import { place, proposalContent, samplesOf } from '@/supabase/tests/samples';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { acceptanceCode } from '../code';
import { readDealProposal } from '../data';
import { saveProposal, sendProposal } from '../desk/actions';
import { proposalValues } from '../desk/values';
import { acceptProposal, askAboutProposal, declineProposal, requestProposalCode } from './actions';
import { openProposal } from './data';

const database = service(stack);
const samples = samplesOf(stack);

/** Sends a proposal for a new deal as a leader, and returns its token. */
async function sent() {
  const deal = await place(
    stack,
    'deals',
    (await samples.deals?.row({ id: accounts.member.id, isSelf: true })) ?? {},
  );
  const dealId = String(deal.id);
  const { id } = await send(dealId);
  const { data } = await database
    .from('access_links')
    .select('id')
    .eq('subject_id', id)
    .single()
    .throwOnError();
  return { token: accessToken(data.id), id, dealId };
}

async function send(deal: string) {
  return as('leader', async () => {
    const leader = await requireLeader();
    const form = formOf({
      ...draft,
      deal,
    });
    expect((await saveProposal(form)).data?.notice).toBe('proposalSaved');
    const proposal = await readDealProposal(leader, deal);
    if (!proposal) throw new Error('Nothing was saved');
    const [{ version } = { version: 0 }] = proposal.versions;
    const answer = await sendProposal({ id: proposal.id, version });
    expect(answer).toMatchObject({ data: { notice: 'proposalSent' } });
    return { id: proposal.id };
  });
}

let draft: Record<string, string>;
beforeAll(() => {
  const items = proposalContent.items.map(({ once_cents, month_cents, ...item }) => ({
    ...item,
    once: String(once_cents / 100),
    month: String(month_cents / 100),
  }));
  draft = {
    ...proposalContent,
    items: JSON.stringify(items),
    steps: JSON.stringify(proposalContent.steps),
    promise: proposalContent.promise.join('\n'),
    termsVersion: '2026-11',
    validUntil: '2040-01-01',
    remindAfter: '',
  };
});

const visitor = <Result>(run: () => Promise<Result>) => as('visitor', run);

const ask = (token: string, version = 1, more = {}) =>
  visitor(() =>
    requestProposalCode(
      {},
      formOf({ token, version: String(version), name: 'Ada Byron', agreed: 'yes', ...more }),
    ),
  );

const enter = (token: string, code: string, version = 1) =>
  visitor(() => acceptProposal({}, formOf({ token, version: String(version), code })));

async function mailedCode(token: string) {
  const opened = await visitor(() => openProposal(token));
  return acceptanceCode(opened?.code?.id ?? '');
}

describe('accepting a proposal', () => {
  it('requires name, checkbox and the emailed code, and marks the deal as won', async () => {
    const { token, dealId } = await sent();
    const bare = await ask(token, 1, { agreed: '', name: ' ' });
    expect(bare.serverError?.details.fieldErrors).toMatchObject({
      name: expect.any(String),
      agreed: expect.any(String),
    });
    expect((await ask(token)).data?.notice).toBe('proposalCodeSent');
    const code = await mailedCode(token);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await enter(token, wrong)).serverError?.notice).toBe('proposalCodeWrong');
    expect((await enter(token, `${code.slice(0, 3)} ${code.slice(3)}`)).data?.notice).toBe(
      'proposalAccepted',
    );
    expect((await enter(token, code)).serverError?.notice).toBe('proposalAcceptedAlready');
    const { data } = await database.from('deals').select('stage').eq('id', dealId).single();
    expect(data?.stage).toBe('won');
  });

  it('fails on a page with an outdated version, and names the current one', async () => {
    const { token, dealId } = await sent();
    await send(dealId);
    const { serverError } = await ask(token);
    expect(serverError?.text).toBe(noticesWithReason.proposalChanged('2'));
    expect(serverError?.text).toBe(
      'This proposal has changed since you opened it. Please read version 2.',
    );
  });

  it('is blocked for 15 minutes after five wrong codes', async () => {
    const { token } = await sent();
    await ask(token);
    const code = await mailedCode(token);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let attempt = 1; attempt < 5; attempt++) await enter(token, wrong);
    expect((await enter(token, wrong)).serverError?.text).toBe(notices.proposalRests);
    expect((await enter(token, code)).serverError?.notice).toBe('proposalRests');
  });

  it('reports when the proposal expired', async () => {
    const { token, id } = await sent();
    await stack.sql('alter table public.proposal_versions disable trigger prepare');
    await stack.sql(
      "update public.proposal_versions set valid_until = '2025-12-12' where proposal_id = $1::uuid",
      [id],
    );
    await stack.sql('alter table public.proposal_versions enable trigger prepare');
    expect((await ask(token)).serverError?.text).toBe(
      'This proposal expired on Dec 12. Please ask us for a new one.',
    );
  });
});

describe('a proposal link', () => {
  it.each(['', 'x.y', `${'a'.repeat(48)}.${'b'.repeat(43)}`])(
    'gives no access if it is forged: %s',
    async (token) => {
      expect((await ask(token)).serverError?.notice).toBe('proposalLinkInvalid');
      expect(await visitor(() => openProposal(token))).toBeNull();
    },
  );

  it('changes nothing when opened', async () => {
    const { token, id } = await sent();
    await visitor(() => openProposal(token));
    const { data } = await database.from('proposals').select('seen_at').eq('id', id).single();
    expect(data).toEqual({ seen_at: null });
  });

  it('rejects bots that fill in every field', async () => {
    const { token } = await sent();
    const { serverError } = await ask(token, 1, { website: 'https://spam.example' });
    expect(serverError?.notice).toBe('looksAutomated');
  });
});

it('limits a visitor to 60 submissions an hour, without changes after that', async () => {
  const { token } = await sent();
  const decline = (reason: string) => declineProposal({}, formOf({ token, version: '1', reason }));
  const answered = await as('visitor', async () => {
    const answers: (string | undefined)[] = [];
    // Each submission fails without a reason.
    for (let nth = 0; nth < 60; nth += 1) answers.push((await decline(' ')).serverError?.notice);
    answers.push((await decline('Too early')).serverError?.notice);
    return answers;
  });
  expect(answered).toEqual([...Array(60).fill('formHasErrors'), 'tooManyAttempts']);
  expect((await visitor(() => openProposal(token)))?.proposal.status).toBe('sent');
  expect((await visitor(() => decline('Too early'))).data?.notice).toBe('proposalDeclined');
});

it('stores a question with its passage, and a rejection with its reason', async () => {
  const { token } = await sent();
  const asked = await visitor(() =>
    askAboutProposal({}, formOf({ token, version: '1', passage: 'Terms', question: 'Why half?' })),
  );
  expect(asked.data?.notice).toBe('proposalAsked');
  const empty = await visitor(() =>
    declineProposal({}, formOf({ token, version: '1', reason: ' ' })),
  );
  expect(empty.serverError?.details.fieldErrors?.reason).toBeTruthy();
  const declined = await visitor(() =>
    declineProposal({}, formOf({ token, version: '1', reason: 'Too early' })),
  );
  expect(declined.data?.notice).toBe('proposalDeclined');
  const opened = await visitor(() => openProposal(token));
  expect(opened?.proposal).toMatchObject({
    status: 'declined',
    declineReason: 'Too early',
    questions: [{ passage: 'Terms', question: 'Why half?', answer: null }],
  });
});

it('starts the form of a new version with the sent content', async () => {
  const { dealId } = await sent();
  await as('leader', async () => {
    const leader = await requireLeader();
    const { readDeal } = await import('@/lib/deals/data');
    const [deal, proposal] = await Promise.all([
      readDeal(leader, dealId),
      readDealProposal(leader, dealId),
    ]);
    if (!deal) throw new Error('There is no such deal');
    const values = proposalValues(deal, proposal, {
      content: proposalContent,
      validUntil: '2041-01-01',
    });
    expect(values).toMatchObject({ title: proposalContent.title, validUntil: '2040-01-01' });
  });
});

it('limits the files of one proposal to 30 a minute, independently of other proposals', async () => {
  const [{ token }, other] = [await sent(), await sent()];
  const get = async (token: string, file: string) => {
    const params = Promise.resolve({ token: encodeURIComponent(token), file });
    return (await visitor(() => getFile(new Request('http://localhost:3000'), { params }))).status;
  };
  expect(await get(token, 'proposal.pdf')).toBe(200);
  // A missing receipt is cheap but counts towards the limit.
  for (let time = 2; time <= 30; time++) expect(await get(token, 'receipt.json')).toBe(404);
  expect(await get(token, 'proposal.pdf')).toBe(429);
  expect(await get(other.token, 'proposal.pdf')).toBe(200);
});
