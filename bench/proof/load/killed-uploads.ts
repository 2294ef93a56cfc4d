import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { callAction, readForm, type ServerForm } from '../../../e2e/support/form-post.ts';
import { paths } from '../../../lib/paths.ts';
import { samplePdf } from '../../../supabase/local/database/sample-pdf.ts';
import { newAddress } from '../../support/booking-form.ts';
import { ports } from '../../support/ports.ts';
import { SITE_URL } from '../../support/site.ts';
import { secondsUntil } from '../../support/steady-load.ts';
import { byStatement, inFunction, loadClaim } from './load-claim.ts';
import type { ProofSite } from './proof-site.ts';
import { sized } from './sizes.ts';
import { armTrap } from './trap.ts';

/** The server is killed before the file is stored, after it, and after the row. */
const trap = armTrap([
  { name: 'sent', before: /^POST \/storage\/v1\/object\/cvs\// },
  { name: 'stored', after: /^POST \/storage\/v1\/object\/cvs\// },
  { name: 'inserted', after: /^POST .*\/rest\/v1\/job_applications$/ },
]);

const KILLS = sized(12, 3);
const CUTS = sized(30, 10);
const HALF_BYTES = 2 ** 20;

/** A large PDF with unique content. */
const cv = () =>
  new File(
    [new Uint8Array(samplePdf(Array.from({ length: 8000 }, () => randomUUID().repeat(2))))],
    'cv.pdf',
    {
      type: 'application/pdf',
    },
  );

const applicant = () => ({
  firstName: 'Robin',
  lastName: 'Bench',
  email: `${randomUUID()}@bench.example`,
  phone: '',
  link: '',
  message: '',
});

/** Sends the first half of a form with a file, and disconnects. */
function hangUp(form: ServerForm): Promise<void> {
  const boundary = 'half-of-a-form';
  const half = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n`,
    ),
    Buffer.alloc(HALF_BYTES, ' '),
  ]);
  const { pathname } = new URL(form.url);
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: localhost:${ports.site}`,
    `origin: ${SITE_URL}`,
    `x-forwarded-for: ${newAddress()}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${2 * half.byteLength}`,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(ports.site, 'localhost', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(half, () => socket.destroy());
    });
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
}

/** Files without an application, and applications without their file. */
const ORPHANS = `
  select count(*) from (select name from storage.objects where bucket_id = 'cvs') o
  full join public.job_applications a on a.cv_path = o.name
  where a.id is null or o.name is null and a.email like '%@bench.example'`;

/** Returns the form of a job, with the id of the job in this database. */
async function formOfJob(site: ProofSite): Promise<ServerForm> {
  const [job] = await site.stack.sql(
    `select id, slug from public.jobs
     where state = 'published' and (closes_at is null or closes_at > now()) order by slug limit 1`,
  );
  const url = `${SITE_URL}${paths.careers}/${job?.slug}`;
  const form = readForm(url, await (await fetch(url)).text(), 'firstName');
  return { ...form, hidden: { ...form.hidden, jobId: String(job?.id) } };
}

export const killedUploads = loadClaim({
  name: 'killed-uploads',
  claim: `an application whose server is killed or whose connection ends amid its file is stored whole or not at all, and goes through when it is sent again`,
  bar: `${KILLS} kills and ${CUTS} cuts: every application once with its file, 0 files without one after the sweep`,
  least: { count: KILLS, of: 'applications' },
  faults: [
    {
      fault: 'files without an application are not found',
      breaks: inFunction('public.orphaned_cvs()', "o.bucket_id = 'cvs'", 'false'),
    },
    {
      fault: 'an application counts twice',
      breaks: byStatement('drop index public.job_applications_once'),
    },
  ],
  options: () => ({ between: trap.between }),
  tryOn: async (site) => {
    const form = await formOfJob(site);
    const apply = async (person: ReturnType<typeof applicant>) => {
      const { answer } = await callAction(form, { ...person, cv: cv() }, { address: newAddress() });
      return /"notice":"(\w+)"/.exec(answer)?.[1] ?? 'received';
    };
    const answers: string[] = [];
    for (let nth = 0; nth < KILLS; nth++) {
      const person = applicant();
      await trap.kill(nth, site, () => apply(person));
      answers.push(await apply(person));
    }
    for (let nth = 0; nth < CUTS; nth++) await hangUp(form);
    // An hour later, the next application triggers the cleanup.
    await site.stack.sql(`update storage.objects set created_at = created_at - interval '2 hours'`);
    answers.push(await apply(applicant()));
    const wrong = answers.filter((one) => !['received', 'alreadyApplied'].includes(one));
    const stored = await site.count(
      `select count(*) from public.job_applications where email like '%@bench.example'`,
    );
    const people = await site.count(
      `select count(distinct email) from public.job_applications where email like '%@bench.example'`,
    );
    // The cleanup runs after the response.
    await secondsUntil(async () => (await site.count(ORPHANS)) === 0, 30);
    const orphans = await site.count(ORPHANS);
    return {
      figure: `${KILLS} kills and ${CUTS} cuts: ${stored} applications of ${people} people, ${orphans} without file or without application; ${wrong.length} refused`,
      held: people === KILLS + 1 && stored === people && orphans === 0 && wrong.length === 0,
      seen: stored,
    };
  },
});
