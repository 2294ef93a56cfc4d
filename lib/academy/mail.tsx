import {
  MailButton,
  MailFact,
  MailFrame,
  MailNote,
  MailText,
  renderMail,
} from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { contentPath } from '@/lib/paths';
import type { Enrolment } from './enrolments/model';
import type { Course } from './model';
import { enrolmentSteps, levelLabel, minutesLabel, priceLabel } from './rules';

function EnrolmentMail({ name, course }: { name: string; course: Course }) {
  return (
    <MailFrame
      preview={`${course.title}: what happens next, and the outline.`}
      heading="You are enrolled"
    >
      <MailText>Thank you, {name}. You have a place in this course:</MailText>
      <MailFact>{course.title}</MailFact>
      <MailNote>
        {levelLabel(course.level)}, {course.duration}, {priceLabel(course.price)}, with{' '}
        {course.instructor}
      </MailNote>
      <MailText>What happens next:</MailText>
      {enrolmentSteps(course.price).map((step, index) => (
        <MailText key={step}>
          {index + 1}. {step}
        </MailText>
      ))}
      {course.chapters.length > 0 && <MailText>What you will go through:</MailText>}
      {course.chapters.map(({ id, title, lessons }) => (
        <MailNote key={id}>
          <strong>{title}</strong>
          {lessons.map((lesson) => (
            <span key={lesson.id}>
              <br />
              {lesson.title}
              {lesson.minutes !== null && `, ${minutesLabel(lesson.minutes)}`}
            </span>
          ))}
        </MailNote>
      ))}
      <MailButton href={absoluteUrl(contentPath('courses', course.slug))}>
        Open the course page
      </MailButton>
    </MailFrame>
  );
}

/**
 * Writes the mail of 'enrolment.created': the next steps, the outline and a link to the course's page.
 * @throws Error for any other topic, or if the course is gone
 */
export async function enrolmentMail(
  topic: string,
  enrolment: Enrolment,
  course: Course | null,
): Promise<Mail> {
  if (topic !== 'enrolment.created') throw new Error(`No mail is written for ${topic}`);
  if (!course) throw new Error('The course of this enrolment is gone');
  return {
    subject: `You are enrolled: ${course.title}`,
    ...(await renderMail(<EnrolmentMail name={enrolment.name} course={course} />)),
  };
}
