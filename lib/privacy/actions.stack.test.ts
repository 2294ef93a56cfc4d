import { describe, expect, it } from 'vitest';
import { GET as exportPerson } from '@/app/api/export/person/route';
import { personExportPath } from '@/lib/paths/files';
import { samplePdf } from '@/supabase/local/database/sample-pdf';
import { service } from '@/supabase/tests/people';
import { get } from '@/supabase/tests/site/answers';
import { as, stack } from '@/supabase/tests/site/as';
import { notLeaders } from '@/supabase/tests/site/route';
import { erasePerson } from './actions';
import { readErasureReceipt } from './data';

const database = service(stack);
const newEmail = () => `${crypto.randomUUID()}@person.example`;

async function newPerson() {
  const email = newEmail();
  await database
    .from('clients')
    .insert({ firstname: 'Ada', lastname: 'Lovelace', email, phone: '+1 212 555 0100' })
    .throwOnError();
  return email;
}

async function contacts(email: string) {
  const { data } = await database.from('clients').select('id').eq('email', email).throwOnError();
  return data.length;
}

const erase = (who: Parameters<typeof as>[0], email: string, confirmation = email) =>
  as(who, () => erasePerson({ email, confirmation }));

async function apply(email: string, path: string) {
  const { data: job } = await database
    .from('jobs')
    .select('id')
    .eq('slug', 'automation-engineer')
    .single()
    .throwOnError();
  const file = samplePdf(['Ada']);
  await database.storage.from('cvs').upload(path, file, { contentType: 'application/pdf' });
  const application = { job_id: job.id, firstname: 'Ada', lastname: 'Lovelace', email };
  await database
    .from('job_applications')
    .insert({ ...application, cv_path: path, cv_name: 'ada.pdf' })
    .throwOnError();
}

describe('erasing', { tags: ['erasure'] }, () => {
  it('removes records and files, and lists them in the receipt', async () => {
    const email = await newPerson();
    const path = `${crypto.randomUUID()}.pdf`;
    await apply(email, path);
    const { data } = await erase('leader', email.toUpperCase(), ` ${email} `);
    expect(data?.notice).toBe('personErased');
    expect(await contacts(email)).toBe(0);
    const receipt = await as('leader', async () => {
      const { requireLeader } = await import('@/lib/core/auth/guard');
      return readErasureReceipt(await requireLeader(), data?.receipt ?? '');
    });
    expect(receipt?.records).toMatchObject({ contact: 1, application: 1 });
    expect((await database.storage.from('cvs').download(path)).data).toBeNull();
  });

  it('requires the email address twice', async () => {
    const email = await newPerson();
    const answer = await erase('leader', email, newEmail());
    expect(answer.validationErrors?.fieldErrors.confirmation).toHaveLength(1);
    expect(await contacts(email)).toBe(1);
  });

  it('rejects staff and unknown people', async () => {
    const staff = await erase('leader', 'member@techlink.example');
    expect(staff.serverError?.notice).toBe('personIsStaff');
    expect((await erase('leader', newEmail())).serverError?.notice).toBe('personNotFound');
  });

  it.each(notLeaders)('rejects a %s', async (who) => {
    const email = await newPerson();
    expect((await erase(who, email)).serverError).toBeDefined();
    expect(await contacts(email)).toBe(1);
  });
});

describe('the export of a person', () => {
  const ask = (who: Parameters<typeof get>[0], email: string) =>
    get(who, exportPerson, personExportPath(email));

  it('is a file with readable names, without secrets, that is not cached', async () => {
    const email = await newPerson();
    await apply(email, `${crypto.randomUUID()}.pdf`);
    const answer = await ask('leader', email);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toMatch(/personal-data-[0-9A-F]{8}\.json/);
    const file = await answer.json();
    expect(file.About['Email addresses']).toEqual([email]);
    expect(file.Records.Contacts).toMatchObject([{ 'First name': 'Ada', Email: email }]);
    const [application] = file.Records['Job applications, with their files'];
    expect(application['Link to the CV']).toMatch(/^http.*\/api\/applications\/.*\/cv$/);
    expect(file.Changes.map(({ Record }: { Record: string }) => Record)).toEqual(
      expect.arrayContaining(['Contact', 'Job application']),
    );
    expect(JSON.stringify(file)).not.toMatch(/lease_token|idempotency|token_hash/i);
  });

  it('finds nothing for an unknown person, and rejects an invalid email address', async () => {
    expect((await ask('leader', newEmail())).status).toBe(404);
    expect((await ask('leader', 'nobody')).status).toBe(400);
  });

  it.each(notLeaders)('rejects a %s', async (who) => {
    const answer = await ask(who, await newPerson());
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 401, text: '' });
  });

  it('is rate-limited', async () => {
    const email = newEmail();
    let status = 404;
    for (let asked = 0; status === 404 && asked < 100; asked++) {
      status = (await ask('leader', email)).status;
    }
    expect(status).toBe(429);
  });
});
