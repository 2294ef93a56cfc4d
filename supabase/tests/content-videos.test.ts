import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, anonymous, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let server: Client;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

const film = new Uint8Array(1000).map((_, index) => index % 251);

async function newWebinar(state: 'draft' | 'published'): Promise<string> {
  const { data } = await leader
    .from('webinars')
    .insert({
      slug: `webinar-${crypto.randomUUID()}`,
      title: 'Films',
      description: 'A film.',
      starts_at: '2025-03-04T16:00:00Z',
      presenter: 'Sofia Reyes',
      state,
    })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

async function store(path: string): Promise<string> {
  const { error } = await server.storage
    .from('videos')
    .upload(path, film, { contentType: 'video/webm' });
  if (error) throw error;
  return path;
}

/** Adds a new video to a webinar, and returns its id and the path of its file. */
async function show(webinar: string) {
  const path = await store(`${crypto.randomUUID()}.webm`);
  const video = { source: 'upload', path, mime_type: 'video/webm', duration_seconds: 12 };
  const { data } = await leader
    .rpc('show_video', { shown_in: 'webinars', record_id: webinar, video })
    .throwOnError();
  return { id: String(data), path };
}

const rows = async (client: Client, id: string) => {
  const answer = await client.from('videos').select('id, path, transcript').eq('id', id);
  return answer.error ? answer.error.code : answer.data.length;
};

const orphans = async () => {
  await stack.sql(
    "update storage.objects set created_at = now() - interval '2 hours' where bucket_id = 'videos'",
  );
  const { data } = await server.rpc('sweep_videos').throwOnError();
  return Array.isArray(data) ? data.map(String) : [];
};

describe('a video', () => {
  it('is visible to leaders in a draft, and to everyone in a published webinar', async () => {
    const [draft, published] = await Promise.all([newWebinar('draft'), newWebinar('published')]);
    const [hidden, shown] = [await show(draft), await show(published)];
    const people = [
      anonymous(stack),
      await signIn(stack, accounts.guest.email),
      await signIn(stack, accounts.member.email),
    ];
    for (const client of people) {
      expect(await rows(client, hidden.id)).toBe(0);
      expect(await rows(client, shown.id)).toBe(1);
    }
    expect(await rows(leader, hidden.id)).toBe(1);
    await leader.from('webinars').update({ state: 'archived' }).eq('id', published).throwOnError();
    expect(await rows(anonymous(stack), shown.id)).toBe(0);
  });

  it('has a file that only the service can read, sign, write or remove at the Storage API', async () => {
    const { path } = await show(await newWebinar('published'));
    const guest = await signIn(stack, accounts.guest.email);
    const member = await signIn(stack, accounts.member.email);
    for (const client of [anonymous(stack), guest, member, leader]) {
      const files = client.storage.from('videos');
      expect((await files.download(path)).data).toBeNull();
      expect((await files.createSignedUrl(path, 60)).data?.signedUrl).toBeUndefined();
      expect((await files.list()).data ?? []).toEqual([]);
      expect((await files.createSignedUploadUrl('mine.webm')).data).toBeNull();
      expect(
        (await files.upload('mine.webm', film, { contentType: 'video/webm' })).data,
      ).toBeNull();
      expect((await files.remove([path])).data ?? []).toEqual([]);
      const open = files.getPublicUrl(path).data.publicUrl;
      expect((await fetch(open)).ok).toBe(false);
    }
    expect((await server.storage.from('videos').download(path)).data?.size).toBe(film.length);
  });

  it('is deleted with its file when it is replaced or removed', async () => {
    const webinar = await newWebinar('draft');
    const first = await show(webinar);
    const second = await show(webinar);
    expect(await rows(server, first.id)).toBe(0);
    expect(await orphans()).toEqual([first.path]);
    await leader
      .rpc('show_video', { shown_in: 'webinars', record_id: webinar, video: null })
      .throwOnError();
    expect(await rows(server, second.id)).toBe(0);
    expect(await orphans()).toContain(second.path);
  });

  it('is kept until both records that share it are deleted', async () => {
    const [one, other] = [await newWebinar('draft'), await newWebinar('draft')];
    const { id } = await show(one);
    await leader.from('webinars').update({ video_id: id }).eq('id', other).throwOnError();
    await show(one);
    expect(await rows(server, id)).toBe(1);
    await show(other);
    expect(await rows(server, id)).toBe(0);
  });

  it('is kept with a deleted webinar as long as it can be restored', async () => {
    const webinar = await newWebinar('draft');
    const { id, path } = await show(webinar);
    await leader.from('webinars').delete().eq('id', webinar).throwOnError();
    expect(await orphans()).not.toContain(path);
    const restored = await leader.rpc('restore_deleted', {
      table_name: 'webinars',
      record_ids: [webinar],
    });
    expect(restored.data?.outcome).toBe('restored');
    const { data } = await server.from('webinars').select('video_id').eq('id', webinar).single();
    expect(data?.video_id).toBe(id);

    await leader.from('webinars').delete().eq('id', webinar).throwOnError();
    await stack.sql('alter table public.videos disable trigger set_updated_at');
    await stack.sql(
      "update public.videos set updated_at = now() - interval '31 days' where id = $1::uuid",
      [id],
    );
    await stack.sql('alter table public.videos enable trigger set_updated_at');
    expect(await orphans()).toContain(path);
    expect(await rows(server, id)).toBe(0);
  });

  it('is rejected for tables without videos and for deleted records', async () => {
    const video = { source: 'youtube', player_id: 'dQw4w9WgXcQ' };
    const at = (shown_in: string, record_id: string) =>
      leader.rpc('show_video', { shown_in, record_id, video });
    expect((await at('blog_posts', crypto.randomUUID())).error?.code).toBe('22023');
    expect((await at('no such table', crypto.randomUUID())).error?.code).toBe('22023');
    expect((await at('webinars', crypto.randomUUID())).error?.code).toBe('P0002');
    const { count } = await server
      .from('videos')
      .select('id', { count: 'exact', head: true })
      .eq('source', 'youtube');
    expect(count).toBe(0);
  });
});

it('leaders alone find a recording by a spoken word', async () => {
  const webinar = await newWebinar('draft');
  const { id } = await show(webinar);
  const transcript = '## 0:04 Start\n\nA quixotic threshold.';
  await leader.from('videos').update({ transcript }).eq('id', id).throwOnError();
  const found = async (client: Client) => {
    const { data } = await client.rpc('search_staff', { search: 'quixotic', most: 5 });
    return (data ?? []).map((hit: { kind: string; id: string }) => [hit.kind, hit.id]);
  };
  expect(await found(leader)).toEqual([['webinars', webinar]]);
  expect(await found(await signIn(stack, accounts.member.email))).toEqual([]);
});

describe('the storage', () => {
  it('answers a range request with 206', async () => {
    const path = await store('range.webm');
    const { data } = await server.storage.from('videos').createSignedUrl(path, 60);
    const ask = (range: string) => fetch(data?.signedUrl ?? '', { headers: { range } });
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 100],
      ['bytes=900-', 900, 1000],
      ['bytes=-10', 990, 1000],
      ['bytes=990-5000', 990, 1000],
    ] as const) {
      const answer = await ask(range);
      expect(answer.status).toBe(206);
      expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/1000`);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(film.slice(from, to));
    }
    expect((await ask('bytes=2000-')).status).toBe(416);
    const tampered = (data?.signedUrl ?? '').replace('range.webm', 'other.webm');
    expect((await fetch(tampered)).ok).toBe(false);
  });
});

describe('a resumable upload', () => {
  const endpoint = () => `${stack.url}/storage/v1/upload/resumable/sign`;
  const encoded = (text: string) => Buffer.from(text).toString('base64');

  async function begin(
    changes: { name?: string; token?: string; size?: number; type?: string } = {},
  ) {
    const path = `${crypto.randomUUID()}.webm`;
    const { data } = await server.storage.from('videos').createSignedUploadUrl(path);
    const metadata = {
      bucketName: 'videos',
      objectName: changes.name ?? path,
      contentType: changes.type ?? 'video/webm',
    };
    const token = changes.token ?? data?.token ?? '';
    const answer = await fetch(endpoint(), {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(changes.size ?? film.length),
        'upload-metadata': Object.entries(metadata)
          .map(([name, value]) => `${name} ${encoded(value)}`)
          .join(','),
        'x-signature': token,
      },
    });
    return { path, status: answer.status, url: answer.headers.get('location') ?? '' };
  }

  const send = (url: string, from: number, to: number) =>
    fetch(url, {
      method: 'PATCH',
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
      body: film.slice(from, to),
    });

  it('resumes after an interruption and is complete', async () => {
    const { path, url } = await begin();
    expect((await send(url, 0, 400)).headers.get('upload-offset')).toBe('400');
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.headers.get('upload-offset')).toBe('400');
    expect((await send(url, 300, 1000)).status).toBe(409);
    expect((await server.storage.from('videos').download(path)).data).toBeNull();
    expect((await send(url, 400, 1000)).status).toBe(204);
    const { data } = await server.storage.from('videos').download(path);
    expect(new Uint8Array(await (data ?? new Blob()).arrayBuffer())).toEqual(film);
  });

  it.each([
    ['a forged token', { token: 'a.b.c' }, 403],
    ['another object', { name: 'other.webm' }, 403],
    ['a file that is too large', { size: 50 * 1024 * 1024 + 1 }, 413],
  ])('is rejected for %s', async (_, changes, status) => {
    expect((await begin(changes)).status).toBe(status);
  });

  it('stores nothing for an unsupported file type', async () => {
    const { path, url } = await begin({ type: 'text/html' });
    expect((await send(url, 0, 1000)).ok).toBe(false);
    expect((await server.storage.from('videos').download(path)).data).toBeNull();
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);
  });
});
