import 'server-only';
import { cookies } from 'next/headers';
import { accessToken, noteAccessLinkUse, readAccessLink } from '@/lib/core/access-links/data';
import type { AccessLink } from '@/lib/core/access-links/model';
import { env } from '@/lib/core/env';
import { readLearner } from './data';
import type { Learner } from './model';

const YEAR_SECONDS = 365 * 24 * 3600;

const cookieName = (course: string) => `learner-${course}`;

/** A student, and the private link that this browser opened the course with. */
export type LearnerSession = { learner: Learner; link: AccessLink };

/** Returns the student whose course this browser has opened, or null. Changes nothing. */
export async function readSession(course: string): Promise<LearnerSession | null> {
  const token = (await cookies()).get(cookieName(course))?.value;
  const link = token ? await readAccessLink('course', token) : null;
  const learner = link && (await readLearner(link));
  // A course whose slug has changed, or the cookie of another one.
  return learner && learner.course.slug === course ? { learner, link } : null;
}

/**
 * Opens a course in this browser, and counts the browser if the link is new to it.
 * @returns false if the link was revoked or has expired in the meantime
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
