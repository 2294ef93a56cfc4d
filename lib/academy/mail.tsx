import {
  MailButton,
  MailFact,
  MailFrame,
  MailNote,
  MailText,
  renderMail,
} from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { greetedName } from '@/lib/core/mail/typed-words';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { contentPath } from '@/lib/paths/site';
import type { Enrolment } from './enrolments/model';
import type { Course } from './model';
import {
  checkoutLink,
  enrolmentSteps,
  levelLabel,
  minutesLabel,
  priceLabel,
  waitingSteps,
} from './rules';

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

const LINK_NOTE =
  'This link is only for you. It works on all your devices, and you can request it again on the lessons page.';

type WaitingProps = { name: string; course: Course };
type StudentProps = WaitingProps & { id: string; link: string };

function EnrolmentMail({ id, name, course, link }: StudentProps) {
  const { price, checkoutUrl } = course;
  return (
    <MailFrame
      preview={`${course.title}: your private link, and the outline.`}
      heading="You are enrolled"
    >
      <MailText>Thank you, {name}. You have a place in this course:</MailText>
      <MailFact>{course.title}</MailFact>
      <MailNote>
        {levelLabel(course.level)}, {course.duration}, with {course.instructor}
      </MailNote>
      <MailButton href={link}>{price === 0 ? 'Open the lessons' : 'Open the samples'}</MailButton>
      <Steps steps={enrolmentSteps(course, 'email')} />
      {price > 0 && checkoutUrl && (
        <MailNote>
          Pay {priceLabel(price)}: {checkoutLink(checkoutUrl, id)}
        </MailNote>
      )}
      <MailNote>{LINK_NOTE}</MailNote>
      <Outline chapters={course.chapters} />
      <MailNote>About the course: {courseUrl(course)}</MailNote>
    </MailFrame>
  );
}

function WaitingMail({ name, course }: WaitingProps) {
  return (
    <MailFrame
      preview={`${course.title} opens later. We will email you once when it does.`}
      heading="We will let you know when it opens"
    >
      <MailText>Thank you, {name}. This course is not open yet:</MailText>
      <MailFact>{course.title}</MailFact>
      <Steps steps={waitingSteps} />
      <MailNote>About the course: {courseUrl(course)}</MailNote>
    </MailFrame>
  );
}

function OpenedMail({ name, course }: WaitingProps) {
  return (
    <MailFrame preview={`${course.title} is open.`} heading="The course is open">
      <MailText>{name}, you asked us to tell you when this course opens:</MailText>
      <MailFact>{course.title}</MailFact>
      <MailText>
        You can enroll now.{' '}
        {course.price === 0
          ? 'It costs nothing, and you'
          : `It costs ${priceLabel(course.price)}. You`}{' '}
        are no longer on our list.
      </MailText>
      <MailButton href={courseUrl(course)}>Open the course page</MailButton>
    </MailFrame>
  );
}

type Letter = { subject: string; heading: string; text: string; button: string };

/** Short mails to a student with one message and the link to the course. */
const letters: Record<string, (course: Course) => Letter> = {
  'enrolment.link': ({ title }) => ({
    subject: `Your link: ${title}`,
    heading: 'Your link to the lessons',
    text: 'here is your private link to the lessons. If you did not ask for it, you can ignore this email.',
    button: 'Open the lessons',
  }),
  'enrolment.paid': ({ title }) => ({
    subject: `All lessons are open: ${title}`,
    heading: 'All lessons are open',
    text: 'your payment has been recorded. You can now open every lesson of this course.',
    button: 'Open the lessons',
  }),
  'enrolment.withdrawn': ({ title }) => ({
    subject: `Your payment was withdrawn: ${title}`,
    heading: 'The lessons are closed',
    text: 'your payment for this course was withdrawn, so its lessons are closed. The samples stay open, and your progress is kept. If this is a mistake, please reply to this email.',
    button: 'Open the samples',
  }),
  'enrolment.completed': ({ title }) => ({
    subject: `Completed: ${title}`,
    heading: 'You have completed the course',
    text: 'you have finished every required lesson. You will find your certificate with the lessons, as a PDF and as a page that anyone can verify. You can also rate the course there.',
    button: 'Open the certificate',
  }),
  'enrolment.reminder': ({ title }) => ({
    subject: `Where you stopped: ${title}`,
    heading: 'Your course is waiting for you',
    text: 'you have not continued this course for two weeks. The button takes you to the lesson where you stopped. If something is unclear, reply to this email. This is the only reminder.',
    button: 'Continue',
  }),
};

function LetterMail({ name, course, link, letter }: StudentProps & { letter: Letter }) {
  return (
    <MailFrame preview={letter.subject} heading={letter.heading}>
      <MailText>
        {name}, {letter.text}
      </MailText>
      <MailFact>{course.title}</MailFact>
      <MailButton href={link}>{letter.button}</MailButton>
      <MailNote>{LINK_NOTE}</MailNote>
    </MailFrame>
  );
}

/**
 * Writes the email for an enrolment topic.
 * @param link private course link of the student; null on the waiting list
 * @throws Error for any other topic, or if the course or the student no longer exists
 */
export async function enrolmentMail(
  topic: string,
  { id, name: typedName }: Enrolment,
  course: Course | null,
  link: string | null,
): Promise<Mail> {
  if (!course) throw new Error('The course of this enrolment no longer exists');
  const name = greetedName(typedName);
  if (topic === 'enrolment.waiting') {
    return {
      subject: `Opens later: ${course.title}`,
      ...(await renderMail(<WaitingMail name={name} course={course} />)),
    };
  }
  if (topic === 'enrolment.opened') {
    return {
      subject: `Open now: ${course.title}`,
      ...(await renderMail(<OpenedMail name={name} course={course} />)),
    };
  }
  const letter = letters[topic]?.(course);
  if (!letter && topic !== 'enrolment.created') throw new Error(`There is no email for ${topic}`);
  if (!link) throw new Error('This enrolment no longer exists');
  const student = { id, name, course, link };
  if (!letter) {
    return {
      subject: `You are enrolled: ${course.title}`,
      ...(await renderMail(<EnrolmentMail {...student} />)),
    };
  }
  return {
    subject: letter.subject,
    ...(await renderMail(<LetterMail {...student} letter={letter} />)),
  };
}
