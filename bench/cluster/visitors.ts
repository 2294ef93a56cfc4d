import { randomUUID } from 'node:crypto';
import { postForm, readForm, type ServerForm } from '../../e2e/support/form-post.ts';
import { paths } from '../../lib/paths.ts';
import { newAddress } from '../support/booking-form.ts';
import { SITE_URL, type Site } from '../support/site.ts';

/** A page that shows the title of a record, and its database row as sent by a webhook. */
export type Shown = { path: string; table: 'services' | 'webinars'; id: string; slug: string };

/** Returns a page that is a file for the proxy, and one with a form, which is not. */
export async function shownRecords(site: Site): Promise<Shown[]> {
  const tables = ['services', 'webinars'] as const;
  return Promise.all(
    tables.map(async (table) => {
      const [row] = await site.stack.sql(
        `select id, slug from public.${table} where state = 'published' order by slug limit 1`,
      );
      const slug = String(row?.slug);
      return { table, id: String(row?.id), slug, path: `/${table}/${slug}` };
    }),
  );
}

/** Changes the title of a record, notifies one server of it, and returns the new title. */
export async function publish(site: Site, server: string, { table, id, slug }: Shown) {
  const title = `Renamed ${randomUUID()}`;
  await site.stack.sql(`update public.${table} set title = $1 where id = $2`, [title, id]);
  const record = { id, slug, state: 'published', published_at: '2026-01-01T00:00:00Z' };
  await site.tell({ table, record, old_record: record }, server);
  return title;
}

export async function shows(url: string, words: string): Promise<boolean> {
  const response = await fetch(url);
  return response.ok && (await response.text()).includes(words);
}

/** Returns the blog's subscription form, as loaded without JavaScript. */
export async function openForm(): Promise<ServerForm> {
  const url = SITE_URL + paths.blog;
  return readForm(url, await (await fetch(url)).text(), 'email');
}

/** Sends the form with a new email, from a new IP unless one is given; returns whether it got a response. */
export async function subscribe(form: ServerForm, address = newAddress()): Promise<boolean> {
  const values = { email: `${randomUUID()}@cluster.example`, consent: 'yes' };
  return (await postForm(form, values, { address })).status === 200;
}

/** Returns how many subscriptions of these tests' visitors the database contains. */
export async function subscriptions(site: Site): Promise<number> {
  const [row] = await site.stack.sql(
    "select count(*) from public.blog_subscriptions where email like '%@cluster.example'",
  );
  return Number(row?.count);
}
