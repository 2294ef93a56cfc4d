import 'server-only';
import { accessToken, issueAccessLink } from '@/lib/core/access-links/data';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { enterCoursePath } from '@/lib/paths/links';
import { readStudent } from './data';

/** A link opens a course for a year after the last mail that carried it. */
const DAYS = 365;

/** Returns the URL at which a student opens their course, for a mail that is written now; null if they are gone. */
export async function courseLink(enrolmentId: string): Promise<string | null> {
  const student = await readStudent(enrolmentId);
  if (!student) return null;
  const expiresAt = new Date(Date.now() + DAYS * 86_400_000);
  const link = await issueAccessLink('course', student.id, student.email, expiresAt);
  return absoluteUrl(enterCoursePath(accessToken(link)));
}
