import 'server-only';
import type { MailWriter } from '@/lib/core/mail/transport';
import { readCourseDraft } from '../data';
import { parseEnrolment } from '../enrolments/model';
import { courseLink } from '../learning/link';
import { enrolmentMail } from '../mail';

/** Writes the emails to students. */
export const writeEnrolmentMail: MailWriter = async (topic, payload) => {
  const enrolment = parseEnrolment(payload.enrolment);
  const [course, link] = await Promise.all([
    readCourseDraft(enrolment.course_id),
    courseLink(enrolment.id),
  ]);
  return enrolmentMail(topic, enrolment, course, link);
};
