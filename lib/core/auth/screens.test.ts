// @module-tag guards

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_TABLES } from '@/lib/paths';
import { contentAdminPath } from '@/lib/paths/staff';
import { screenAt } from './screens';

const ID = '5d0c1c1e-4d5f-4f2c-9d7a-0f6f5d3b2a10';
const kinds = CONTENT_TABLES.map((table) => contentAdminPath(table).slice('/admin/'.length));

/** Paths of all pages of the staff area, with each kind of content in place of its segment. */
const pages = globSync('(staff)/**/page.tsx', { cwd: join(import.meta.dirname, '../../../app') })
  .map((file) => file.replaceAll('\\', '/').replace(/^\(staff\)(.*)\/page\.tsx$/, '$1'))
  .filter((path) => !path.includes('[...missing]'))
  .flatMap((path) => kinds.map((kind) => path.replace('[kind]', kind).replace('[id]', ID)));

test('recognises every page of the staff area as a screen', () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((path) => screenAt(path) === 'missing')).toEqual([]);
});

describe('a screen of one record', () => {
  test.each([
    [`/admin/clients/${ID}`, 'clients'],
    [`/admin/clients/${ID}/merge`, 'clients'],
    [`/admin/deals/${ID}/proposal`, 'deals'],
    [`/admin/academy/${ID}`, 'courses'],
    [`/admin/jobs/${ID}/applicants`, 'jobs'],
    [`/admin/webinars/${ID}/registrations`, 'webinars'],
    [`/admin/webinars/${ID}/video`, 'webinars'],
    [`/admin/webinars/${ID}/live`, 'webinars'],
    [`/admin/blog/${ID}`, 'blog_posts'],
    [`/admin/services/${ID}/history`, 'services'],
    [`/admin/services/${ID}/results`, 'services'],
    [`/team/content/blog/${ID}/results`, 'blog_posts'],
    [`/admin/services/${ID}/review`, 'services'],
    [`/team/content/blog/${ID}`, 'blog_posts'],
    [`/team/content/cases/${ID}/review`, 'cases'],
    [`/admin/academy/${ID}/lesson/video`, 'courses'],
    [`/team/content/courses/${ID}/outline`, 'courses'],
    [`/team/content/courses/${ID}/lesson/preview`, 'courses'],
    [`/team/content/webinars/${ID}/video`, 'webinars'],
  ])('recognises %s as a record of %s', (path, table) => {
    expect(screenAt(path)).toEqual({ table, id: ID });
  });
});

test.each([
  '/admin/nowhere',
  '/admin/teams/new',
  `/admin/teams/${ID}`,
  `/admin/services/${ID}/merge`,
  `/admin/services/${ID}/history/1`,
  '/admin/services/',
  '/team/nowhere',
  `/team/services/${ID}`,
  '/team/content/subscribers',
  `/team/content/webinars/${ID}/registrations`,
  `/team/content/jobs/${ID}/applicants`,
  `/team/content/services/${ID}/outline`,
  '/team/content/blog/',
  '/admin/constructor/1',
])('finds no screen at %s', (path) => {
  expect(screenAt(path)).toBe('missing');
});

test('recognises a form for new content as a screen', () => {
  expect(screenAt('/admin/jobs/new')).toBe('screen');
});
