import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.ts';
import { samplePdf } from './sample-pdf.ts';

/** Stores a CV for each application of the seed that names one. Existing files stay. */
export async function seedFiles(database: Database, url: string, secretKey: string): Promise<void> {
  const missing = await database.query(`
    select a.cv_path as path, a.firstname || ' ' || a.lastname as name, j.title
    from public.job_applications a
    join public.jobs j on j.id = a.job_id
    where a.cv_path like 'seed/%'
      and not exists (
        select from storage.objects o where o.bucket_id = 'cvs' and o.name = a.cv_path
      )`);
  const cvs = createClient(url, secretKey, { auth: { persistSession: false } }).storage.from('cvs');
  for (const { path, name, title } of missing) {
    const lines = [`${name}`, `Application as ${title}`, 'A sample of the demo data.'];
    const { error } = await cvs.upload(String(path), samplePdf(lines), {
      contentType: 'application/pdf',
    });
    if (error) throw new Error(`The sample CV of ${name} could not be stored`, { cause: error });
  }
}
