import { describe, expect, it } from 'vitest';
import { requireLeader, requireStaff } from '@/lib/core/auth/guard';
import { notices } from '@/lib/notices';
import { accounts, service } from '@/supabase/tests/people';
import { place, samplesOf } from '@/supabase/tests/samples';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import {
  changeDealOwner,
  createDeal,
  deleteDeals,
  makeDeal,
  moveDeal,
  revertDealOwner,
  saveDeal,
  saveDealSettings,
  saveStep,
} from './actions';
import { readBoard, readDeal, readDealSettings } from './data';
import { dealValues, settingsValues } from './deal-values';

const database = service(stack);
const samples = samplesOf(stack);
const member = { id: accounts.member.id, isSelf: true };

/** Adds a deal of the member. */
async function addDeal(fields: Record<string, unknown> = {}) {
  const sample = await samples.deals?.row(member);
  return String((await place(stack, 'deals', { ...sample, ...fields })).id);
}

async function addClient() {
  const sample = await samples.clients?.row(member);
  return String((await place(stack, 'clients', sample ?? {})).id);
}

const read = (id: string) => as('leader', async () => readDeal(await requireLeader(), id));

/** Returns the form of a deal as the drawer shows it. */
async function formOfDeal(id: string, typed: Record<string, string> = {}) {
  const deal = await read(id);
  if (!deal) throw new Error('There is no such deal');
  return formOf({ ...dealValues(deal), id, version: deal.version, ...typed });
}

describe('a new deal', () => {
  const typed = { title: 'Bakery: invoices', stage: 'new', once: '33,500', month: '99.50' };

  it('stores amounts in cents, with the next step', async () => {
    const client = await addClient();
    const form = formOf({
      ...typed,
      client,
      owner: accounts.member.id,
      nextStep: 'Call',
      nextStepOn: '2031-01-02',
    });
    const { data } = await as('leader', () => createDeal(form));
    expect(data?.notice).toBe('dealCreated');
    expect(await read(data?.id ?? '')).toMatchObject({
      onceCents: 3_350_000,
      monthCents: 9950,
      yearCents: 3_469_400,
      weightedCents: 346_940,
      nextStep: 'Call',
      stepOwnerName: expect.stringMatching(/\w/),
      client: { id: client },
    });
  });

  it('reports an error at each invalid field', async () => {
    const form = formOf({ ...typed, title: '', client: '', once: 'a lot' });
    const { serverError } = await as('leader', () => createDeal(form));
    expect(Object.keys(serverError?.details.fieldErrors ?? {}).toSorted()).toEqual([
      'client',
      'once',
      'title',
    ]);
  });

  it('refuses a step for someone who cannot see the deal', async () => {
    const form = formOf({
      ...typed,
      client: await addClient(),
      owner: accounts.leader.id,
      nextStep: 'Call',
      nextStepOn: '2031-01-02',
      nextStepOwner: accounts.member.id,
    });
    const { serverError } = await as('leader', () => createDeal(form));
    expect(serverError).toMatchObject({
      notice: 'dealStepOwner',
      details: { fieldErrors: { nextStepOwner: notices.dealStepOwner } },
    });
  });

  it('refuses a member', async () => {
    const form = formOf({ ...typed, client: await addClient() });
    expect((await as('member', () => createDeal(form))).data).toBeUndefined();
  });
});

describe('concurrent changes of a deal', () => {
  it('returns the stored stage to the second person who moves a deal', async () => {
    const id = await addDeal();
    const first = await as('leader', () =>
      moveDeal({ id, stage: 'proposal', seen: 'new', reason: null }),
    );
    expect(first.data?.notice).toBe('dealMoved');
    const second = await as('member', () =>
      moveDeal({ id, stage: 'qualified', seen: 'new', reason: null }),
    );
    expect(second.serverError?.text).toContain('Proposal');
    expect((await read(id))?.stage).toBe('proposal');
  });

  it('shows the stored values to the second person who saves the form', async () => {
    const id = await addDeal();
    const mine = await formOfDeal(id, { title: 'Mine' });
    const theirs = await formOfDeal(id, { title: 'Theirs' });
    expect((await as('leader', () => saveDeal(theirs))).data?.notice).toBe('dealSaved');
    const { serverError } = await as('leader', () => saveDeal(mine));
    expect(serverError).toMatchObject({
      notice: 'changedMeanwhile',
      details: { current: { values: { title: 'Theirs' } } },
    });
  });
});

describe('moving', () => {
  it('returns a notice for each stage, and is undone by the opposite move', async () => {
    const id = await addDeal();
    const move = (stage: 'won' | 'new' | 'lost', seen: 'won' | 'new') =>
      as('leader', () =>
        moveDeal({ id, stage, seen, reason: stage === 'lost' ? 'silence' : null }),
      );
    expect((await move('won', 'new')).data?.notice).toBe('dealWon');
    expect((await move('new', 'won')).data?.notice).toBe('dealMoved');
    expect((await move('lost', 'new')).data?.notice).toBe('dealLost');
    expect(await read(id)).toMatchObject({ stage: 'lost', lostReason: 'silence' });
  });

  it('refuses a deal that the member does not own', async () => {
    const id = await addDeal({ owner_id: accounts.member2.id });
    const { serverError } = await as('member', () =>
      moveDeal({ id, stage: 'won', seen: 'new', reason: null }),
    );
    expect(serverError?.notice).toBe('dealGone');
  });
});

describe('the owner of a deal', () => {
  it('the owner plans the next step of a deal', async () => {
    const id = await addDeal();
    const deal = await read(id);
    const form = formOf({
      id,
      version: deal?.version ?? '',
      nextStep: 'Send the draft',
      nextStepOn: '2031-02-03',
    });
    expect((await as('member', () => saveStep(form))).data?.notice).toBe('dealSaved');
    expect(await read(id)).toMatchObject({ nextStep: 'Send the draft', nextStepOn: '2031-02-03' });
  });

  it('shows members only their own deals on the board, with contacts', async () => {
    const own = await addDeal({ title: 'Board of my own' });
    await addDeal({ title: 'Board of another', owner_id: accounts.member2.id });
    const board = await as('member', async () => {
      const staff = await requireStaff();
      return readBoard(staff, {
        q: 'Board of',
        sort: 'step_order',
        after: null,
        cols: null,
        open: null,
        view: 'board',
        stage: null,
        owner: null,
        source: null,
        step: null,
        state: null,
        client: null,
        month: null,
        won: null,
        from: null,
        to: null,
        closedFrom: null,
        closedTo: null,
      });
    });
    const deals = board.flatMap((column) => column.deals);
    expect(deals.map(({ id, client }) => [id, client?.name])).toEqual([[own, 'Sample']]);
  });

  it('changes the owner of several deals and undoes it', async () => {
    const ids = [await addDeal(), await addDeal()];
    const changed = await as('leader', () => changeDealOwner({ ids, owner: accounts.leader.id }));
    const former = changed.data?.former ?? [];
    expect(former).toHaveLength(2);
    expect((await as('leader', () => revertDealOwner(former))).data?.notice).toBe('undone');
    const { data } = await database.from('deals').select('owner_id').in('id', ids);
    expect(data?.every(({ owner_id }) => owner_id === accounts.member.id)).toBe(true);
  });
});

it('only leaders delete deals', async () => {
  const id = await addDeal();
  expect((await as('member', () => deleteDeals([id]))).data).toBeUndefined();
  expect((await as('leader', () => deleteDeals([id]))).data?.deleted).toEqual([id]);
  expect((await as('leader', () => deleteDeals([id]))).serverError?.notice).toBe('dealsUnchanged');
});

describe('the amount of a deal with a sent proposal', () => {
  it('requires a reason for another amount and shows it with its author', async () => {
    const id = await addDeal();
    const sample = await samples.proposal_versions?.row(member);
    const proposal = await place(stack, 'proposals', {
      deal_id: id,
      number: 'P-2031-7001',
      status: 'sent',
      current_version: 1,
      sent_at: new Date().toISOString(),
    });
    await place(stack, 'proposal_versions', {
      ...sample,
      proposal_id: proposal.id,
      version: 1,
      sent_at: new Date().toISOString(),
    });
    const offer = { number: 'P-2031-7001', version: 1 };
    expect(await read(id)).toMatchObject({ onceCents: 100, monthCents: 50, offer });
    const form = await formOfDeal(id, { once: '20' });
    const { serverError } = await as('leader', () => saveDeal(form));
    expect(serverError?.notice).toBe('dealAmountReason');
    expect(Object.keys(serverError?.details.fieldErrors ?? {})).toEqual(['amountReason']);
    const reason = { once: '20', amountReason: 'One branch less' };
    const saved = await as('leader', async () => saveDeal(await formOfDeal(id, reason)));
    expect(saved.data?.notice).toBe('dealSaved');
    expect(await read(id)).toMatchObject({
      onceCents: 2000,
      amountReason: 'One branch less',
      amountSetByName: expect.stringMatching(/\w/),
    });
  });
});

it('makes only one deal of a booking', async () => {
  const sample = await samples.consultation_bookings?.row(member);
  const booking = await place(stack, 'consultation_bookings', sample ?? {});
  const make = () => as('leader', () => makeDeal({ id: String(booking.id) }));
  const first = await make();
  expect(first.data?.notice).toBe('dealMade');
  expect((await make()).data).toMatchObject({ notice: 'dealExists', id: first.data?.id });
  const gone = await as('leader', () => makeDeal({ id: crypto.randomUUID() }));
  expect(gone.serverError?.notice).toBe('bookingGone');
});

it('saves probabilities and refuses a stale form', async () => {
  const settings = await as('leader', async () => readDealSettings(await requireLeader()));
  const form = () => formOf({ ...settingsValues(settings), version: settings.version });
  expect((await as('leader', () => saveDealSettings(form()))).data?.notice).toBe(
    'dealSettingsSaved',
  );
  expect((await as('leader', () => saveDealSettings(form()))).serverError?.notice).toBe(
    'changedMeanwhile',
  );
});
