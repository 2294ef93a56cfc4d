import 'server-only';
import { accessToken, issueAccessLink } from '@/lib/core/access-links/data';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { enterCoursePath } from '@/lib/paths/links';
import { readStudent } from './data';

/** Validity of a link, from the last mail that contained it: one year. */
const DAYS = 365;

/** Returns the private course link of a student for a new mail; null if the student no longer exists. */
export async function courseLink(enrolmentId: string): Promise<string | null> {
  const student = await readStudent(enrolmentId);
  if (!student) return null;
  const expiresAt = new Date(Date.now() + DAYS * 86_400_000);
  const link = await issueAccessLink('course', student.id, student.email, expiresAt);
  return absoluteUrl(enterCoursePath(accessToken(link)));
}
