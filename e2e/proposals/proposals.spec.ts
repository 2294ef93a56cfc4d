import { notices, noticesWithReason } from '../../lib/notices.ts';
import { dealPath, writeProposalPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { codeIn, linkIn, sendVersion } from '../support/proposals.ts';

const { admin } = paths;

const test = base.extend<{ deal: { id: string; email: string; title: string } }>({
  deal: async ({ service }, use) => {
    const word = crypto.randomUUID().slice(0, 8);
    const email = `${word}@proposals.example`;
    const { data: client } = await service
      .from('clients')
      .insert({ firstname: 'Vera', lastname: 'Rubin', email })
      .select('id')
      .single()
      .throwOnError();
    const title = `Proposal ${word}`;
    const { data } = await service
      .from('deals')
      .insert({ title, client_id: client.id, once_cents: 1_250_000, month_cents: 9900 })
      .select('id')
      .single()
      .throwOnError();
    await use({ id: data.id, email, title });
    await service.from('clients').delete().eq('id', client.id).throwOnError();
  },
});

test('a proposal is sent, questioned, answered, replaced and accepted, without JavaScript for the contact', async ({
  page,
  signInAs,
  deal,
  openBrowser,
  newestMail,
  expectAccessible,
}) => {
  await signInAs('leader');
  await page.goto(writeProposalPath(deal.id));
  await sendVersion(page, 1);

  const visitor = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  const first = await newestMail(deal.email, /Our proposal/);
  await visitor.goto(linkIn(first.text));
  await expect(visitor.getByText('Total once')).toBeVisible();
  const terms = visitor.getByRole('region', { name: 'Terms' });
  await terms.getByText('Ask about “Terms”').click();
  await terms.getByLabel('Your question').fill('Why is half due at the start?');
  await terms.getByRole('button', { name: 'Ask' }).click();
  await expect(visitor.getByText(notices.proposalAsked)).toBeVisible();

  await page.goto(admin.dashboard);
  // Work that is due sooner may have collapsed it.
  await expect(page.getByText('Why is half due at the start?').first()).toBeAttached();
  await page.goto(dealPath('admin', deal.id));
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Answer').fill('It pays for the first two weeks.');
  await drawer.getByRole('button', { name: 'Answer by email' }).click();
  await expect(page.getByText(notices.proposalQuestionAnswered)).toBeVisible();
  const answer = await newestMail(deal.email, /Our answer/);
  expect(answer.text).toContain('It pays for the first two weeks.');

  // The open page shows version 1, which cannot be accepted once version 2 exists.
  await page.goto(writeProposalPath(deal.id));
  await sendVersion(page, 2);
  const accept = visitor.getByRole('region', { name: 'Accept this proposal' });
  await accept.getByLabel('Your full name').fill('Vera Rubin');
  await accept.getByRole('checkbox').check();
  await accept.getByRole('button', { name: /^Email a code/ }).click();
  await expect(visitor.getByText(noticesWithReason.proposalChanged('2'))).toBeVisible();

  await visitor.goto(linkIn(first.text));
  await expect(visitor.getByText('It pays for the first two weeks.')).toBeVisible();
  await accept.getByLabel('Your full name').fill('Vera Rubin');
  await accept.getByRole('checkbox').check();
  await accept.getByRole('button', { name: /^Email a code/ }).click();
  await expect(visitor.getByText(notices.proposalCodeSent)).toBeVisible();
  const code = codeIn((await newestMail(deal.email, /Your code/)).text);
  await accept.getByLabel('Code from our email').fill(code === '000000' ? '000001' : '000000');
  await accept.getByRole('button', { name: 'Accept the proposal' }).click();
  await expect(visitor.getByText(notices.proposalCodeWrong)).toBeVisible();
  await accept.getByLabel('Code from our email').fill(code);
  await accept.getByRole('button', { name: 'Accept the proposal' }).click();
  await expect(visitor.getByText('as a simple electronic signature')).toBeVisible();

  await page.goto(dealPath('admin', deal.id));
  await expect(drawer.getByText(/Accepted by Vera Rubin/)).toBeVisible();
  await expectAccessible(page);
});

test('a proposal is accepted with JavaScript, after a decline without a reason was rejected', {
  tag: '@night',
}, async ({ page, signInAs, deal, openBrowser, newestMail, expectAccessible }) => {
  await signInAs('leader');
  await page.goto(writeProposalPath(deal.id));
  await sendVersion(page, 1);
  const visitor = await (await openBrowser()).newPage();
  await visitor.goto(linkIn((await newestMail(deal.email, /Our proposal/)).text));
  await expectAccessible(visitor);
  await visitor.getByText('Decline…').click();
  await visitor.getByRole('button', { name: 'Decline the proposal' }).click();
  await expect(visitor.getByText('Please say why, in a word or two.').first()).toBeVisible();

  await visitor.getByLabel('Your full name').fill('Vera Rubin');
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: /^Email a code/ }).click();
  await expect(visitor.getByText(notices.proposalCodeSent)).toBeVisible();
  const code = codeIn((await newestMail(deal.email, /Your code/)).text);
  await visitor.getByLabel('Code from our email').fill(code);
  await visitor.getByRole('button', { name: 'Accept the proposal' }).click();
  await expect(visitor.getByText('as a simple electronic signature')).toBeVisible();
  await newestMail(deal.email, /Receipt/);
});
