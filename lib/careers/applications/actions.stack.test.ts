import { describe, expect, it } from 'vitest';
import { GET as exportApplicants } from '@/app/api/export/applicants/[id]/route';
import { cvMessages, MAX_CV_BYTES } from '@/lib/careers/applications/cv-rules';
import { docxFiles, zipOf } from '@/lib/careers/applications/cv-samples.test-double';
import { samplePdf } from '@/supabase/local/database/sample-pdf';
import { service } from '@/supabase/tests/people';
import { mailsTo } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { requestTo } from '@/supabase/tests/site/route';
import { applyForJob, saveApplicant } from './actions';

const database = service(stack);
const pdf = new File([new Uint8Array(samplePdf(['Ada Lovelace']))], '../Ada “CV” <2026>.pdf');
const docx = new File([new Uint8Array(zipOf(docxFiles()))], 'Ada.docx');
const program = new File(['MZ\x90 not a CV'], 'cv.pdf', { type: 'application/pdf' });
const large = new File(['%PDF-1.7 '.repeat(MAX_CV_BYTES / 9 + 1)], 'cv.pdf');

const typed = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+1 212 555 0199',
  link: 'https://engines.example/ada',
  message: 'I wrote down how the engine should compute.',
};

async function setUp() {
  const { data } = await database
    .from('jobs')
    .insert({
      slug: crypto.randomUUID(),
      title: 'Tester',
      summary: 'Finds what others overlook.',
      department: 'Testing',
      location: 'New York, NY',
      closes_at: new Date(Date.now() + 9 * 86_400_000).toISOString(),
      state: 'published',
    })
    .select('id')
    .single()
    .throwOnError();
  const jobId = String(data.id);
  const email = `${crypto.randomUUID()}@applicant.example`;
  return {
    jobId,
    email,
    apply: (cv: File, changes: Record<string, string> = {}) =>
      as('visitor', () => applyForJob({}, formOf({ ...typed, jobId, email, cv, ...changes }))),
    stored: async () => {
      const applications = await database
        .from('job_applications')
        .select('firstname, lastname, phone, link, message, cv_name, cv_path, stage')
        .eq('job_id', jobId);
      return applications.data ?? [];
    },
  };
}

/** Returns the stored CVs without an application. */
async function filesWithoutApplication() {
  const { data: files } = await database.storage.from('cvs').list('', { limit: 1000 });
  const { data } = await database.from('job_applications').select('cv_path');
  const named = new Set(data?.map(({ cv_path }) => cv_path));
  return files?.filter(({ id, name }) => id && !named.has(name)).map(({ name }) => name);
}

describe('an application', () => {
  it('stores an application with its file and confirms it by mail', async () => {
    const { email, apply, stored } = await setUp();
    expect((await apply(pdf)).data).toEqual({ firstName: 'Ada', email, isMailed: true });
    const [application] = await stored();
    expect(application).toEqual({
      firstname: 'Ada',
      lastname: 'Lovelace',
      phone: typed.phone,
      link: typed.link,
      message: typed.message,
      cv_name: 'Ada “CV” 2026.pdf',
      cv_path: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
      stage: 'new',
    });
    const file = await database.storage.from('cvs').download(application?.cv_path);
    expect(await file.data?.text()).toBe(await pdf.text());
    expect(await mailsTo(email)).toMatchObject([
      {
        subject: 'We have received your application as Tester',
        text: expect.stringContaining('Ada “CV” 2026.pdf'),
      },
    ]);
  });

  it.each([
    ['only looks like a PDF', program, cvMessages.wrongType],
    ['is above 5 MB', large, cvMessages.tooLarge],
  ])(
    'refuses a file that %s, keeps the fields, and then accepts a valid file',
    async (_, cv, message) => {
      const { email, apply, stored } = await setUp();
      expect((await apply(cv)).serverError).toMatchObject({
        notice: 'formHasErrors',
        details: { fieldErrors: { cv: message }, values: { ...typed, email } },
      });
      expect(await stored()).toEqual([]);
      expect((await apply(docx)).data).toBeDefined();
      expect(await stored()).toMatchObject([{ cv_name: 'Ada.docx' }]);
    },
  );

  it('reports every error of an empty form', async () => {
    const { apply } = await setUp();
    const empty = { firstName: '', lastName: '', email: '', link: 'http://engines.example' };
    const { serverError } = await apply(new File([], ''), empty);
    expect(serverError?.details.fieldErrors).toEqual({
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter a valid email address.',
      link: 'Please enter a URL that begins with https://.',
      cv: cvMessages.missing,
    });
  });

  it('accepts an email once per job and deletes the file of the second application', async () => {
    const { email, apply, stored } = await setUp();
    await apply(pdf);
    expect((await apply(pdf, { email: email.toUpperCase() })).serverError).toMatchObject({
      notice: 'alreadyApplied',
      details: { values: { ...typed, email: email.toUpperCase() } },
    });
    expect(await stored()).toHaveLength(1);
    expect(await filesWithoutApplication()).toEqual([]);
  });

  it('refuses an application for a job that has closed, and deletes its file', async () => {
    const { jobId, apply, stored } = await setUp();
    const closes_at = new Date().toISOString();
    await database.from('jobs').update({ closes_at }).eq('id', jobId).throwOnError();
    expect((await apply(pdf)).serverError?.notice).toBe('jobClosed');
    expect(await stored()).toEqual([]);
    expect(await filesWithoutApplication()).toEqual([]);
  });
});

it('shows a change by someone else and does not overwrite their notes', async () => {
  const { jobId, apply } = await setUp();
  await apply(pdf);
  const application = () =>
    database
      .from('job_applications')
      .select('id, updated_at, private_notes')
      .eq('job_id', jobId)
      .single()
      .throwOnError();
  const { id, updated_at } = (await application()).data;
  const mine = { stage: 'interview', rating: '4', private_notes: 'Mine' };
  const form = formOf({ id, version: updated_at, ...mine });
  await database
    .from('job_applications')
    .update({ private_notes: 'Theirs' })
    .eq('id', id)
    .throwOnError();
  expect((await as('leader', () => saveApplicant(form))).serverError).toMatchObject({
    notice: 'changedMeanwhile',
    details: {
      values: mine,
      current: { values: { stage: 'new', rating: '', private_notes: 'Theirs' } },
    },
  });
  expect((await application()).data.private_notes).toBe('Theirs');
});

it('exports the applicants found by a search for the last name', async () => {
  const { jobId, apply } = await setUp();
  await apply(pdf);
  const exported = async (q: string) => {
    const request = requestTo(`/api/export/applicants/${jobId}?q=${q}`);
    const params = Promise.resolve({ id: jobId });
    return (await as('leader', () => exportApplicants(request, { params }))).text();
  };
  expect(await exported('lovel')).toContain('Ada Lovelace');
  expect(await exported('babbage')).not.toContain('Ada Lovelace');
});
