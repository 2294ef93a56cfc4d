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
import { enrolmentSteps, levelLabel, minutesLabel, waitingSteps } from './rules';

const courseUrl = ({ slug }: Course) => absoluteUrl(contentPath('courses', slug));

function Outline({ chapters }: Pick<Course, 'chapters'>) {
  return (
    <>
      {chapters.length > 0 && <MailText>What you will go through:</MailText>}
      {chapters.map(({ id, title, lessons }) => (
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
    </>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <>
      <MailText>What happens next:</MailText>
      {steps.map((step, index) => (
        <MailText key={step}>
          {index + 1}. {step}
        </MailText>
      ))}
    </>
  );
}

type MailProps = { name: string; course: Course };

function EnrolmentMail({ name, course, lessonsUrl }: MailProps & { lessonsUrl: string }) {
  return (
    <MailFrame
      preview={`${course.title}: the link to the lessons, and the outline.`}
      heading="You are enrolled"
    >
      <MailText>Thank you, {name}. You have a place in this course:</MailText>
      <MailFact>{course.title}</MailFact>
      <MailNote>
        {levelLabel(course.level)}, {course.duration}, with {course.instructor}
      </MailNote>
      <MailButton href={lessonsUrl}>Open the lessons</MailButton>
      <Steps steps={enrolmentSteps} />
      <Outline chapters={course.chapters} />
      <MailNote>About the course: {courseUrl(course)}</MailNote>
    </MailFrame>
  );
}

function WaitingMail({ name, course }: MailProps) {
  return (
    <MailFrame
      preview={`${course.title} opens later. You get one mail when it does.`}
      heading="We tell you when it opens"
    >
      <MailText>Thank you, {name}. This course is not open yet:</MailText>
      <MailFact>{course.title}</MailFact>
      <Steps steps={waitingSteps} />
      <MailNote>About the course: {courseUrl(course)}</MailNote>
    </MailFrame>
  );
}

function OpenedMail({ name, course }: MailProps) {
  return (
    <MailFrame preview={`${course.title} is open.`} heading="The course is open">
      <MailText>{name}, you asked us to tell you when this course opens:</MailText>
      <MailFact>{course.title}</MailFact>
      <MailText>You can enroll now. It costs nothing, and you are no longer on our list.</MailText>
      <MailButton href={courseUrl(course)}>Open the course page</MailButton>
    </MailFrame>
  );
}

/**
 * Writes the mail of 'enrolment.created' (with the link to the lessons), '.waiting' or '.opened'.
 * @throws Error for any other topic, or if the course or its lessons are gone
 */
export async function enrolmentMail(
  topic: string,
  { name }: Enrolment,
  course: Course | null,
  lessonsUrl: string | null,
): Promise<Mail> {
  if (!course) throw new Error('The course of this enrolment is gone');
  switch (topic) {
    case 'enrolment.created':
      if (!lessonsUrl) throw new Error('The lessons of this course are gone');
      return {
        subject: `You are enrolled: ${course.title}`,
        ...(await renderMail(
          <EnrolmentMail name={name} course={course} lessonsUrl={lessonsUrl} />,
        )),
      };
    case 'enrolment.waiting':
      return {
        subject: `Opens later: ${course.title}`,
        ...(await renderMail(<WaitingMail name={name} course={course} />)),
      };
    case 'enrolment.opened':
      return {
        subject: `Open now: ${course.title}`,
        ...(await renderMail(<OpenedMail name={name} course={course} />)),
      };
    default:
      throw new Error(`No mail is written for ${topic}`);
  }
}
