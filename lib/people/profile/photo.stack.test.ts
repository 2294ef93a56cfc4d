import sharp from 'sharp';
import { expect, it } from 'vitest';
import { imageMessages } from '@/lib/core/images/rules';
import { listBookableHosts, readDrawnFace, readPhotos } from '@/lib/people/faces/data';
import { addAccount, signIn } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { deletePhoto, savePhoto } from './actions';

async function photograph(color: string): Promise<File> {
  const picture = { create: { width: 900, height: 600, channels: 3 as const, background: color } };
  return new File([new Uint8Array(await sharp(picture).jpeg().toBuffer())], 'me.jpg');
}

async function makePerson(name: string) {
  const account = await addAccount(stack, name.toLowerCase(), 'team_member');
  await stack.sql('update public.user_profiles set name = $1 where id = $2::uuid', [
    `${name} Photo`,
    account.id,
  ]);
  return {
    ...account,
    name: `${name} Photo`,
    file: async () => {
      const [row] = await stack.sql(
        'select picture_url from public.user_profiles where id = $1::uuid',
        [account.id],
      );
      return row?.picture_url ? `${stack.url}${row.picture_url}` : null;
    },
  };
}

it('stores a photograph as a small square, replaces the previous file, and can remove it', async () => {
  const person = await makePerson('Robin');
  const first = await as(person, async () => savePhoto(formOf({ photo: await photograph('red') })));
  expect(first.data).toMatchObject({ notice: 'photoSaved' });
  const before = (await person.file()) ?? '';
  const shown = await fetch(before);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({
    width: 480,
    height: 480,
  });
  expect((await readPhotos())[person.name]).toContain(encodeURIComponent(new URL(before).pathname));

  await as(person, async () => savePhoto(formOf({ photo: await photograph('blue') })));
  const after = (await person.file()) ?? '';
  expect(after).not.toBe(before);
  expect((await fetch(after)).status).toBe(200);
  expect((await fetch(before)).ok).toBe(false);

  expect((await as(person, () => deletePhoto())).data?.notice).toBe('photoRemoved');
  expect(await person.file()).toBeNull();
  expect((await fetch(after)).ok).toBe(false);
  expect(await readPhotos()).not.toHaveProperty([person.name]);
});

it.each([
  ['nothing', new File([], ''), imageMessages.missing],
  ['a text', new File(['Hello'], 'me.jpg'), imageMessages.wrongType],
])('rejects %s and keeps the current photograph', async (_, file, message) => {
  const person = await makePerson('Sam');
  await as(person, async () => savePhoto(formOf({ photo: await photograph('red') })));
  const before = await person.file();
  expect(before).not.toBeNull();
  const answer = await as(person, () => savePhoto(formOf({ photo: file })));
  expect(answer.serverError).toMatchObject({ details: { fieldErrors: { photo: message } } });
  expect(await person.file()).toBe(before);
});

it('the Data API rejects a photograph from another site, and changes to the photograph of another person', async () => {
  const [person, other] = [await makePerson('Alex'), await makePerson('Kim')];
  const client = await signIn(stack, person.email);
  const change = (id: string, picture_url: string) =>
    client.from('user_profiles').update({ picture_url }).eq('id', id).select('id');
  const own = '/storage/v1/object/public/images/people/a.webp';
  expect((await change(person.id, own)).data).toHaveLength(1);
  expect((await change(person.id, 'https://elsewhere.example/a.png')).error?.code).toBe('23514');
  expect((await change(other.id, own)).data).toEqual([]);
});

it('a photograph replaces the drawn portrait until the person loses access', async () => {
  expect(await readDrawnFace('Sofia Reyes')).toContain('data:image/svg+xml');
  expect(await readDrawnFace('Nobody Atall')).toBeNull();
  const person = await makePerson('Jo');
  await stack.sql(
    `update public.user_profiles set name = 'Priya Raman', picture_url = '/storage/v1/object/public/images/people/b.webp' where id = $1::uuid`,
    [person.id],
  );
  expect(await readDrawnFace('Priya Raman')).toBeNull();
  await stack.sql('update public.user_profiles set disabled_at = now() where id = $1::uuid', [
    person.id,
  ]);
  expect(await readDrawnFace('Priya Raman')).toContain('data:image/svg+xml');
});

it('lists exactly the hosts that visitors can book', async () => {
  // Other test files on this worker deactivate hosts.
  await stack.sql(
    `update public.booking_hosts h set is_active = true from public.user_profiles p
     where p.id = h.user_id and p.name in ('Daniel Okafor', 'Sofia Reyes')`,
  );
  const hosts = await listBookableHosts();
  expect(hosts).toEqual(
    expect.arrayContaining([
      { name: 'Daniel Okafor', photo: null, path: '/about/daniel-okafor' },
      { name: 'Sofia Reyes', photo: null, path: '/about/sofia-reyes' },
    ]),
  );
  expect(hosts.map(({ name }) => name)).not.toContain('Maya Lindqvist');
});
