import { MINIMUM_FILL_MS } from '../../lib/core/security/spam-limits.ts';
import { notices } from '../../lib/notices.ts';
import { contentEditorPath, dealsPath, taskPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { expect, people } from '../support/fixtures.ts';
import { address, look } from '../support/posts.ts';
import { test } from './firefox.ts';

test('a visitor books a consultation in Firefox', { tag: '@night' }, async ({
  firefox,
  service,
}) => {
  const email = `${crypto.randomUUID()}@visitor.example`;
  await firefox.open(paths.home);
  await firefox.press('main//a', 'Get Started');
  await firefox.sees('Tell us about one process');
  const openedAt = Date.now();
  await firefox.find('label:has(input[name="date"]:enabled)').click();
  await firefox.find('label:has(input[name="time"]:enabled)').click();
  await firefox.type('firstName', 'Grace');
  await firefox.type('email', email);
  await firefox.type('phone', '+1 212 555 0199');
  await firefox.type('company', 'Harbor Compilers');
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(MINIMUM_FILL_MS + 500);
  await firefox.press('button', 'Book consultation');
  await firefox.sees('Booking Confirmed!');
  const booked = service.from('consultation_bookings').select('firstname, company');
  const { data } = await booked.eq('email', email).throwOnError();
  expect(data).toEqual([{ firstname: 'Grace', company: 'Harbor Compilers' }]);
});

test('a leader moves a deal over the board by keyboard in Firefox', { tag: '@night' }, async ({
  firefox,
  signInFirefoxAs,
  service,
}) => {
  const title = `Fox${crypto.randomUUID().slice(0, 8)}`;
  const contact = { firstname: 'Vera', email: `${title.toLowerCase()}@deals.example` };
  const { data: client } = await service
    .from('clients')
    .insert(contact)
    .select('id')
    .single()
    .throwOnError();
  await service.from('deals').insert({ title, client_id: client.id }).throwOnError();
  const stage = async () => {
    const { data } = await service.from('deals').select('stage').eq('title', title).single();
    return data?.stage;
  };
  const first = await stage();
  await signInFirefoxAs('leader');
  await firefox.open(dealsPath({ q: title, view: 'board' }));
  await firefox.sees(title);
  await firefox.focus(`article[aria-label*="${title}"] a, article a`);
  await firefox.keyboard.down('Shift');
  await firefox.keyboard.press('ArrowRight');
  await firefox.keyboard.up('Shift');
  await firefox.sees(notices.dealMoved);
  expect(await stage()).not.toBe(first);
  await service.from('deals').delete().eq('title', title).throwOnError();
  await service.from('clients').delete().eq('id', client.id).throwOnError();
});

test('a member completes a task in Firefox', { tag: '@night' }, async ({
  firefox,
  signInFirefoxAs,
  service,
}) => {
  const { data: member } = await service
    .from('user_profiles')
    .select('id')
    .eq('email', people.member)
    .single()
    .throwOnError();
  const title = `Fox ${crypto.randomUUID().slice(0, 8)}`;
  const { data: task } = await service
    .from('tasks')
    .insert({ title, assigned_to: member.id, created_by: member.id })
    .select('id')
    .single()
    .throwOnError();
  await signInFirefoxAs('member');
  await firefox.open(taskPath('team', task.id));
  await firefox.sees(title);
  await firefox.press('*[@role="dialog"]//button', 'Complete');
  await expect
    .poll(async () => {
      const { data } = await service.from('tasks').select('status').eq('id', task.id).single();
      return data;
    })
    .toEqual({ status: 'completed' });
  await service.from('tasks').delete().eq('id', task.id).throwOnError();
});

test('an editor writes and publishes a post in Firefox', { tag: '@night' }, async ({
  firefox,
  signInFirefoxAs,
  addPost,
}) => {
  const post = await addPost();
  await signInFirefoxAs('editor');
  await firefox.open(contentEditorPath('blog_posts', post.id, 'team'));
  await firefox.find('.cm-content').click();
  await firefox.keyboard.type('A sentence from Firefox. ');
  await firefox.sees('Saved');
  await firefox.press('button', 'Publish');
  await firefox.press('button', 'Publish without email');
  await expect
    .poll(async () => (await look(address(post))).html)
    .toContain('A sentence from Firefox.');
});
