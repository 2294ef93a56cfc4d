import 'server-only';
import { cookies } from 'next/headers';
import { accessToken, noteAccessLinkUse, readAccessLink } from '@/lib/core/access-links/data';
import type { AccessLink } from '@/lib/core/access-links/model';
import { env } from '@/lib/core/env';
import { readLearner } from './data';
import type { Learner } from './model';

const YEAR_SECONDS = 365 * 24 * 3600;

const cookieName = (course: string) => `learner-${course}`;

/** A student, and the private link with which this browser opened the course. */
export type LearnerSession = { learner: Learner; link: AccessLink };

/** Returns the student whose course is open in this browser, or null. Does not change anything. */
export async function readSession(course: string): Promise<LearnerSession | null> {
  const token = (await cookies()).get(cookieName(course))?.value;
  const link = token ? await readAccessLink('course', token) : null;
  const learner = link && (await readLearner(link));
  // The slug of the course may have changed, or the cookie may be that of another course.
  return learner && learner.course.slug === course ? { learner, link } : null;
}

/**
 * Opens a course in this browser, and counts the browser if it has not used the link before.
 * @returns false if the link has since been revoked or has expired
 */
export async function openInBrowser(link: AccessLink, course: string): Promise<boolean> {
  const jar = await cookies();
  const token = accessToken(link.id);
  const isNewDevice = jar.get(cookieName(course))?.value !== token;
  if (!(await noteAccessLinkUse(link.id, isNewDevice))) return false;
  jar.set(cookieName(course), token, {
    path: '/learn',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    maxAge: YEAR_SECONDS,
  });
  return true;
}
