import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { GET as getFile } from '@/app/api/media/[id]/[file]/route';
import { requireLeader } from '@/lib/core/auth/guard';
import { service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { notLeaders, requestTo } from '@/supabase/tests/site/route';
import { addLink, addUpload, removeVideo, saveTexts, startUpload } from './actions';
import { readShownVideo, readVideo, readVideoForReader } from './data';
import { uploadMessages } from './rules';
import { mp4Of, webmOf } from './video-samples.test-double';

const database = service(stack);
const table = 'webinars';
const MAX = 50 * 1024 * 1024;

async function newWebinar(state: 'draft' | 'published' = 'published') {
  const { data } = await database
    .from(table)
    .insert({
      slug: `film-${crypto.randomUUID()}`,
      title: 'A film',
      description: 'What a film shows.',
      starts_at: '2025-03-04T16:00:00Z',
      presenter: 'Sofia Reyes',
      state,
    })
    .select('id')
    .single()
    .throwOnError();
  return { table, id: String(data.id) } as const;
}

const start = (record: { table: 'webinars'; id: string }, size = 1000) =>
  as('leader', () => startUpload({ ...record, type: 'video/webm', size, path: null }));

/** Uploads bytes as the browser does, but in one part. */
async function upload(
  record: { table: 'webinars'; id: string },
  bytes: Uint8Array,
  contentType = 'video/webm',
): Promise<string> {
  const { data } = await start(record);
  const path = data?.path ?? '';
  const token = data?.headers['x-signature'] ?? '';
  const { error } = await database.storage
    .from('videos')
    .uploadToSignedUrl(path, token, new Blob([new Uint8Array(bytes)], { type: contentType }));
  if (error) throw error;
  return path;
}

const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 64, height: 36, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
    ],
    'poster',
  );

const isStored = async (path: string) =>
  (await database.storage.from('videos').download(path)).data !== null;

const stored = z.object({
  video: z
    .looseObject({
      id: z.string(),
      updated_at: z.string(),
      poster_path: z.string().nullable(),
      transcript: z.string(),
    })
    .nullable(),
});

async function shownIn(record: { table: 'webinars'; id: string }) {
  const { data } = await database
    .from('webinars')
    .select('video:videos(*)')
    .eq('id', record.id)
    .single()
    .throwOnError();
  return stored.parse(data);
}

describe('a video upload', () => {
  it('is shown with metadata and poster, and is as public as its webinar', async () => {
    const record = await newWebinar();
    const path = await upload(record, webmOf({ seconds: 95.4 }));
    const form = formOf({ ...record, path, poster: await picture() });
    expect(await as('leader', () => addUpload(form))).toMatchObject({
      data: { notice: 'videoAdded' },
    });
    const { video } = await shownIn(record);
    expect(video).toMatchObject({
      source: 'upload',
      path,
      mime_type: 'video/webm',
      duration_seconds: 95,
      width: 640,
      height: 360,
    });
    expect(await isStored(String(video?.poster_path))).toBe(true);
    const shown = await as('visitor', () => readVideo(String(video?.id), []));
    expect(shown).toMatchObject({ src: `/api/media/${video?.id}/video`, seconds: 95 });
  });

  it.each([
    ['a renamed executable', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(900)]), 'wrongType'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrongType'],
    ['an MP4 that says it is a WebM', mp4Of(), 'wrongType'],
    ['sound', webmOf({ hasPicture: false }), 'noPicture'],
    ['a film without a length', webmOf({ seconds: 0 }), 'noLength'],
  ] as const)('of %s is refused and leaves no file', async (_, bytes, problem) => {
    const record = await newWebinar();
    const path = await upload(record, bytes);
    const answer = await as('leader', () => addUpload(formOf({ ...record, path })));
    expect(answer.serverError).toMatchObject({
      notice: 'videoRefused',
      details: { fieldErrors: { file: uploadMessages[problem] } },
    });
    expect(await isStored(path)).toBe(false);
    expect((await shownIn(record)).video).toBeNull();
  });

  it('is rejected with a message if it is missing or too large', async () => {
    const record = await newWebinar();
    const path = `${crypto.randomUUID()}.webm`;
    const lost = await as('leader', () => addUpload(formOf({ ...record, path })));
    expect(lost.serverError?.details.fieldErrors?.file).toBe(uploadMessages.lost);
    const large = await start(record, MAX + 1);
    expect(large.serverError?.details.fieldErrors?.file).toContain('Its limit is 50 MB.');
  });

  it('leaves no file if the webinar was deleted', async () => {
    const record = await newWebinar();
    const path = await upload(record, webmOf());
    await database.from(table).delete().eq('id', record.id).throwOnError();
    const answer = await as('leader', () => addUpload(formOf({ ...record, path })));
    expect(answer.serverError?.notice).toBe('recordGone');
    expect(await isStored(path)).toBe(false);
  });

  it.each(notLeaders)('is rejected for a %s', async (who) => {
    const record = await newWebinar();
    const asked = await as(who, () =>
      startUpload({ ...record, type: 'video/webm', size: 9, path: null }),
    );
    expect(asked.data).toBeUndefined();
    const path = await upload(record, webmOf());
    const added = await as(who, () => addUpload(formOf({ ...record, path })));
    expect(added.data).toBeUndefined();
    expect((await as(who, () => removeVideo(record))).data).toBeUndefined();
    expect((await shownIn(record)).video).toBeNull();
  });
});

describe('the label of a video', () => {
  const label = async (record: { table: 'webinars'; id: string }) => {
    const { video } = await shownIn(record);
    return { is_highlights: video?.is_highlights, has_sound: video?.has_sound };
  };

  it('is a recording unless the editor says otherwise, and an upload states its sound', async () => {
    const silent = await newWebinar();
    await as('leader', async () =>
      addUpload(formOf({ ...silent, path: await upload(silent, webmOf()), kind: 'highlights' })),
    );
    expect(await label(silent)).toEqual({ is_highlights: true, has_sound: false });
    const spoken = await newWebinar();
    const path = await upload(spoken, webmOf({ hasSound: true }));
    await as('leader', () => addUpload(formOf({ ...spoken, path })));
    expect(await label(spoken)).toEqual({ is_highlights: false, has_sound: true });
  });

  it('is stored for an external video, and can be changed with the texts', async () => {
    const record = await newWebinar();
    const url = 'https://youtu.be/dQw4w9WgXcQ';
    await as('leader', () => addLink(formOf({ ...record, url })));
    expect(await label(record)).toEqual({ is_highlights: false, has_sound: true });
    const { video } = await shownIn(record);
    const texts = { captions: '', transcript: '', chapters: '', kind: 'highlights', sound: 'no' };
    const form = { ...record, video: String(video?.id), version: String(video?.updated_at) };
    await as('leader', () => saveTexts(formOf({ ...form, ...texts })));
    expect(await label(record)).toEqual({ is_highlights: true, has_sound: false });
  });
});

describe('an external video', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', { source: 'youtube', player_id: 'dQw4w9WgXcQ', url: null }],
    ['https://files.example/a.mp4?x=1', { source: 'url', url: 'https://files.example/a.mp4?x=1' }],
  ])('is shown for the URL %s', async (url, columns) => {
    const record = await newWebinar();
    await as('leader', () => addLink(formOf({ ...record, url })));
    expect((await shownIn(record)).video).toMatchObject(columns);
  });

  it.each([
    'javascript:alert(1)',
    'http://files.example/a.mp4',
    'https://files.example/page.html',
    'https://files.example/"><script>.mp4',
  ])('is rejected for the URL %s', async (url) => {
    const record = await newWebinar();
    const answer = await as('leader', () => addLink(formOf({ ...record, url })));
    expect(answer.serverError?.details.fieldErrors?.url).toContain('https://');
    expect((await shownIn(record)).video).toBeNull();
  });
});

const VTT = 'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nHello\n';

async function withVideo(state: 'draft' | 'published' = 'published') {
  const record = await newWebinar(state);
  const path = await upload(record, webmOf());
  await as('leader', () => addUpload(formOf({ ...record, path })));
  const { video } = await shownIn(record);
  if (!video) throw new Error('No video');
  return { record, path, video };
}

describe('saving the texts of a video', () => {
  const save = async (
    { record, video }: Awaited<ReturnType<typeof withVideo>>,
    changes: Record<string, string> = {},
  ) => {
    const texts = { captions: VTT, transcript: 'Hello', chapters: '0:00 Start\n1:05 The log' };
    const form = { ...record, video: video.id, version: video.updated_at, ...texts, ...changes };
    return as('leader', () => saveTexts(formOf(form)));
  };

  it('stores them as typed, captions without tags', async () => {
    const made = await withVideo();
    const typed = VTT.replace('Hello', '<script>alert(1)</script><b>Hello</b>');
    expect((await save(made, { captions: typed })).data?.notice).toBe('videoTextsSaved');
    expect((await shownIn(made.record)).video).toMatchObject({
      captions: VTT.replace('Hello', 'alert(1)Hello'),
      transcript: 'Hello',
      chapters: [
        { second: 0, title: 'Start' },
        { second: 65, title: 'The log' },
      ],
    });
  });

  it('leaves out invisible cues and reports them', async () => {
    const made = await withVideo();
    const captions =
      '1\n00:00:01,000 --> 00:00:01,000\nNever\n\n2\n00:00:01,000 --> 00:00:03,000\nHello';
    const answer = await save(made, { captions });
    expect(answer.data?.text).toContain('1 cue (line 2)');
    expect((await shownIn(made.record)).video).toMatchObject({ captions: VTT });
  });

  it.each([
    [{ captions: 'Hello' }, 'captions'],
    [{ chapters: 'The log' }, 'chapters'],
    [{ chapters: '1:75 The log' }, 'chapters'],
  ])('rejects unreadable texts: %j', async (changes, field) => {
    const answer = await save(await withVideo(), changes);
    expect(answer.serverError?.details.fieldErrors).toHaveProperty(field);
  });

  it('rejects a save with a stale version', async () => {
    const made = await withVideo();
    await save(made);
    const late = await save(made, { transcript: 'Late' });
    expect(late.data).toBeUndefined();
    expect(late.serverError?.details.current?.values.transcript).toBe('Hello');
    expect((await shownIn(made.record)).video?.transcript).toBe('Hello');
  });
});

const answerTo = (id: string, file: string, key?: string) =>
  as('visitor', () =>
    getFile(requestTo(`/api/media/${id}/${file}${key ? `?key=${encodeURIComponent(key)}` : ''}`), {
      params: Promise.resolve({ id, file }),
    }),
  );

describe('video file endpoint', () => {
  it('redirects to an expiring storage URL', async () => {
    const { video } = await withVideo();
    const answer = await answerTo(video.id, 'video');
    expect(answer.status).toBe(302);
    const location = answer.headers.get('location') ?? '';
    expect(location.startsWith(`${stack.url}/storage/v1/object/sign/videos/`)).toBe(true);
    const part = await fetch(location, { headers: { range: 'bytes=0-3' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).toString('hex')).toBe('1a45dfa3');
  });

  it('serves a draft’s video only with a valid, unexpired key for it', async () => {
    const [{ video }, other] = [await withVideo('draft'), await withVideo('draft')];
    expect((await answerTo(video.id, 'video')).status).toBe(404);
    const now = new Date();
    const keyOf = async (id: string, at: Date) => {
      const shown = await readVideoForReader(id, at);
      return new URL(shown?.src ?? '', 'https://x.example').searchParams.get('key') ?? '';
    };
    expect((await answerTo(video.id, 'video', await keyOf(video.id, now))).status).toBe(302);
    const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
    const wrong = [
      await keyOf(other.video.id, now),
      await keyOf(video.id, yesterday),
      'forged.key',
      `${await keyOf(video.id, now)}x`,
    ];
    for (const key of wrong) {
      expect((await answerTo(video.id, 'video', key)).status).toBe(404);
    }
  });

  it('answers 404 for missing files', async () => {
    const { video } = await withVideo();
    for (const [id, file] of [
      ['nobody', 'video'],
      [crypto.randomUUID(), 'video'],
      [video.id, 'captions'],
      [video.id, 'poster'],
      [video.id, 'transcript'],
    ] as const) {
      expect((await answerTo(id, file)).status).toBe(404);
    }
  });

  it('answers 404 after the video was removed', async () => {
    const { record, video } = await withVideo();
    await as('leader', () => removeVideo(record));
    expect((await answerTo(video.id, 'video')).status).toBe(404);
    expect((await shownIn(record)).video).toBeNull();
  });
});

describe('a lesson', () => {
  async function newLesson() {
    const { data: course } = await database
      .from('courses')
      .insert({
        slug: `course-${crypto.randomUUID()}`,
        title: 'A course',
        description: 'What a course shows.',
        category: 'Automation',
        instructor: 'Sofia Reyes',
        level: 'beginner',
        duration: '2 hours',
        state: 'published',
      })
      .select('id, slug')
      .single()
      .throwOnError();
    const { data: chapter } = await database
      .from('course_chapters')
      .insert({ course_id: course.id, title: 'Beginning', position: 1 })
      .select('id')
      .single()
      .throwOnError();
    const { data: lesson } = await database
      .from('course_lessons')
      .insert({ chapter_id: chapter.id, course_id: course.id, title: 'First', position: 1 })
      .select('id')
      .single()
      .throwOnError();
    return { course, lesson, record: { table: 'lesson_texts', id: lesson.id } as const };
  }
  const url = 'https://youtu.be/dQw4w9WgXcQ';
  const show = (record: { table: 'lesson_texts'; id: string }) =>
    as('leader', () => addLink(formOf({ ...record, url })));

  it('shows a video before the text is written and keeps text added later', async () => {
    const { course, lesson, record } = await newLesson();
    expect(await show(record)).toMatchObject({ data: { notice: 'videoAdded' } });
    const read = () => as('leader', async () => readShownVideo(await requireLeader(), record));
    expect(await read()).toMatchObject({
      title: 'First',
      page: { table: 'courses', slug: course.slug },
      video: { source: 'youtube' },
    });
    await database.from('lesson_texts').update({ body: 'Text.' }).eq('id', lesson.id);
    expect(await show(record)).toMatchObject({ data: { notice: 'videoAdded' } });
    const { data } = await database
      .from('lesson_texts')
      .select('body, video_id')
      .eq('id', lesson.id)
      .single();
    expect(data).toEqual({ body: 'Text.', video_id: expect.any(String) });
    expect(await as('leader', () => removeVideo(record))).toMatchObject({
      data: { notice: 'videoRemoved' },
    });
    expect(await read()).toMatchObject({ video: null });
  });

  it('rejects a video if the lesson was deleted', async () => {
    const { lesson, record } = await newLesson();
    await database.from('course_lessons').delete().eq('id', lesson.id).throwOnError();
    expect((await show(record)).serverError?.notice).toBe('recordGone');
  });

  it.each(notLeaders)('rejects a video from a %s', async (who) => {
    const { lesson, record } = await newLesson();
    expect((await as(who, () => addLink(formOf({ ...record, url })))).data).toBeUndefined();
    const { data } = await database.from('lesson_texts').select('id').eq('id', lesson.id);
    expect(data).toEqual([]);
  });
});
