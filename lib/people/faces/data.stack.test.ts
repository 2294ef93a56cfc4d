import { beforeEach, describe, expect, it } from 'vitest';
import { readSurroundings } from '@/lib/content/publishing/data';
import { done } from '@/lib/core/actions/answer';
import { addAccount, service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { saveProfile } from '../profile/actions';
import { listPublicPeople, listTeam, readPersonPaths, readPublicPerson, readWorks } from './data';

const database = service(stack);

type Person = Awaited<ReturnType<typeof addAccount>> & { slug: string; name: string };

const change = (person: Person, fields: Record<string, string | null>) =>
  database.from('user_profiles').update(fields).eq('id', person.id).throwOnError();

const pageOf = (person: Person) => as('visitor', () => readPublicPerson(person.slug));

/** Creates a member of staff with a unique name. */
async function join(role: 'team_member' | 'guest' = 'team_member'): Promise<Person> {
  const word = crypto.randomUUID().slice(0, 8);
  const account = await addAccount(stack, `robin-${word}`, role);
  const { data } = await database
    .from('user_profiles')
    .select('slug, name')
    .eq('id', account.id)
    .single()
    .throwOnError();
  return { ...account, ...data };
}

async function publishPost(name: string, state: 'draft' | 'published' = 'published') {
  const slug = `test-${crypto.randomUUID()}`;
  const { data } = await database
    .from('blog_posts')
    .insert({
      slug,
      title: 'A post',
      excerpt: 'For a test.',
      category: 'Practice',
      author_name: name,
      state,
    })
    .select('id, slug, state, published_at')
    .single()
    .throwOnError();
  return data;
}

let person: Person;
beforeEach(async () => {
  person = await join();
});

describe('the public page of a person', () => {
  it('does not exist for staff who have published nothing, with or without a photograph', async () => {
    expect(await pageOf(person)).toBeNull();
    await change(person, { picture_url: '/storage/v1/object/public/images/people/a.webp' });
    await publishPost(person.name, 'draft');
    expect(await pageOf(person)).toBeNull();
  });

  it('exists for authors, presenters and instructors until their last work is withdrawn', async () => {
    const post = await publishPost(person.name);
    expect(await pageOf(person)).toMatchObject({ name: person.name, isHost: false });
    await database
      .from('webinars')
      .insert({
        slug: `test-${crypto.randomUUID()}`,
        title: 'Queues under test',
        description: 'A webinar that a test has made.',
        starts_at: '2031-03-04T16:00:00Z',
        presenter: person.name,
        state: 'published',
      })
      .throwOnError();
    const archive = (table: 'blog_posts' | 'webinars', column: string, value: string) =>
      database.from(table).update({ state: 'archived' }).eq(column, value).throwOnError();
    await archive('blog_posts', 'id', post.id);
    expect(await pageOf(person)).not.toBeNull();
    await archive('webinars', 'presenter', person.name);
    expect(await pageOf(person)).toBeNull();
  });

  it('exists for a host while visitors can book with them', async () => {
    await database.from('booking_hosts').insert({ user_id: person.id }).throwOnError();
    expect(await pageOf(person)).toMatchObject({ isHost: true });
    await database
      .from('booking_hosts')
      .update({ is_active: false })
      .eq('user_id', person.id)
      .throwOnError();
    expect(await pageOf(person)).toBeNull();
  });

  it('disappears with its links when the person loses access', async () => {
    await publishPost(person.name);
    expect(await as('visitor', readPersonPaths)).toHaveProperty([person.name]);
    await change(person, { disabled_at: new Date().toISOString() });
    expect(await pageOf(person)).toBeNull();
    expect(await as('visitor', readPersonPaths)).not.toHaveProperty([person.name]);
  });

  it('keeps its works and the links of earlier bylines after a change of name', async () => {
    const post = await publishPost(person.name);
    await change(person, { name: `${person.name} Marsh` });
    const renamed = await pageOf(person);
    expect(renamed).toMatchObject({ name: `${person.name} Marsh`, slug: person.slug });
    const works = await as('visitor', async () => renamed && readWorks(renamed));
    expect(works?.posts.map(({ slug }) => slug)).toEqual([post.slug]);
    expect(await as('visitor', readPersonPaths)).toMatchObject({
      [person.name]: `/about/${person.slug}`,
      [`${person.name} Marsh`]: `/about/${person.slug}`,
    });
  });

  it('shows the text from their profile on the team page', async () => {
    await publishPost(person.name);
    const team = async () =>
      (await as('visitor', listTeam)).find(({ slug }) => slug === person.slug);
    expect(await team()).toBeUndefined();
    const { data } = await database
      .from('user_profiles')
      .select('name, time_zone, updated_at')
      .eq('id', person.id)
      .single()
      .throwOnError();
    const form = {
      name: data.name,
      timeZone: data.time_zone,
      version: data.updated_at,
      jobTitle: 'Tester',
      about: 'Finds what others overlook.\n\nAnd says so.',
    };
    expect((await as(person, () => saveProfile(formOf(form)))).data).toEqual(
      done('profileUpdated'),
    );
    expect(await team()).toMatchObject({ jobTitle: 'Tester', about: form.about });
  });

  it('is re-rendered with the team page when they publish', async () => {
    const record = await publishPost(person.name);
    const { lists } = await as('visitor', () =>
      readSurroundings({ table: 'blog_posts', record, old_record: null }),
    );
    expect(lists).toEqual(expect.arrayContaining([`/about/${person.slug}`, '/about']));
  });
});

it('a guest has a page for published work only, and no links without it', async () => {
  const guest = await join('guest');
  expect(await as('visitor', readPersonPaths)).not.toHaveProperty([guest.name]);
  await publishPost(guest.name);
  expect(await pageOf(guest)).toMatchObject({ name: guest.name });
});

it('each person of the demo data has a page with a text and works', async () => {
  const people = await as('visitor', listPublicPeople);
  for (const slug of ['maya-lindqvist', 'daniel-okafor', 'sofia-reyes', 'priya-raman']) {
    const found = people.find((one) => one.slug === slug);
    expect(found?.about, slug).toBeTruthy();
    const works = await as('visitor', async () => found && readWorks(found));
    expect([...(works?.courses ?? [])].length, slug).toBeGreaterThan(0);
  }
});
