import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Query } from './database.ts';
import { filmsFolder, SEEDED } from './films.ts';
import { samplePdf } from './sample-pdf.ts';

type Storage = SupabaseClient['storage'];

/** Stores the files used by the seed: CVs, images, and films with their posters. Keeps existing files. */
export async function seedFiles(query: Query, url: string, secretKey: string): Promise<void> {
  const { storage } = createClient(url, secretKey, { auth: { persistSession: false } });
  await seedCvs(query, storage);
  await seedFilms(query, storage);
  await seedPictures(query, storage);
}

async function seedFilms(query: Query, storage: Storage): Promise<void> {
  const missing = await query(`
    select named.path
    from public.videos v
    cross join lateral (values (v.path), (v.poster_path)) as named (path)
    where named.path like '${SEEDED}%'
      and not exists (
        select from storage.objects o where o.bucket_id = 'videos' and o.name = named.path
      )`);
  for (const { path } of missing) {
    const name = basename(String(path));
    const contentType = name.endsWith('.webp') ? 'image/webp' : 'video/webm';
    const bytes = await readFile(join(filmsFolder, name));
    const { error } = await storage.from('videos').upload(String(path), bytes, { contentType });
    if (error) throw new Error(`The film ${name} could not be stored`, { cause: error });
  }
}

/** Folder with the product images, which the site also shows. */
const screensFolder = join(import.meta.dirname, '../../../public/screens');

async function seedPictures(query: Query, storage: Storage): Promise<void> {
  const missing = await query(`
    select i.path, substring(i.path from '^screen-(.+)[.]webp$') as name
    from public.images i
    where i.path like 'screen-%.webp'
      and not exists (select from storage.objects o where o.bucket_id = 'images' and o.name = i.path)`);
  for (const { path, name } of missing) {
    const bytes = await readFile(join(screensFolder, `${name}-desk-light-960.webp`));
    const contentType = 'image/webp';
    const { error } = await storage.from('images').upload(String(path), bytes, { contentType });
    if (error) throw new Error(`The picture ${path} could not be stored`, { cause: error });
  }
}

async function seedCvs(query: Query, storage: Storage): Promise<void> {
  const missing = await query(`
    select a.cv_path as path, a.firstname || ' ' || a.lastname as name, j.title
    from public.job_applications a
    join public.jobs j on j.id = a.job_id
    where a.cv_path like 'seed/%'
      and not exists (
        select from storage.objects o where o.bucket_id = 'cvs' and o.name = a.cv_path
      )`);
  for (const { path, name, title } of missing) {
    const lines = [`${name}`, `Application as ${title}`, 'A sample of the demo data.'];
    const { error } = await storage.from('cvs').upload(String(path), samplePdf(lines), {
      contentType: 'application/pdf',
    });
    if (error) throw new Error(`The sample CV of ${name} could not be stored`, { cause: error });
  }
}
