import { ReplyButton } from '@/components/clients/replies/reply-button';
import { ReplyList } from '@/components/clients/replies/reply-list';
import { Notice } from '@/components/ui/notice';
import type { ListedEnrolment } from '@/lib/academy/enrolments/model';
import type { Reply } from '@/lib/clients/replies/model';
import { consentText } from '@/lib/core/text/consent';
import { zonedMoment } from '@/lib/core/time/business-time';
import { notices } from '@/lib/notices';
import { outlinePath } from '@/lib/paths';

type EnrolmentDetailsProps = {
  enrolment: Promise<ListedEnrolment | null>;
  replies: Promise<Reply[]>;
};

const link = 'text-accent underline underline-offset-4';

/** A learner, how they are getting on, and the mails to them. */
export async function EnrolmentDetails(props: EnrolmentDetailsProps) {
  const [enrolment, replies] = await Promise.all([props.enrolment, props.replies]);
  if (!enrolment) return <Notice tone="warning" title={notices.recordGone} />;
  const { id, email, course, progress, rating, enrolledAt, completedAt, waits } = enrolment;
  const facts = [
    [
      'Course',
      <a key="course" href={outlinePath(course.id)} className={link}>
        {course.title}
      </a>,
    ],
    ['Progress', waits ? 'Waits for the course to open' : `${progress}%`],
    ['Rating', rating === null ? 'None' : `${rating} of 5`],
    [
      'Email',
      <a key="email" href={`mailto:${email}`} className={link}>
        {email}
      </a>,
    ],
    [waits ? 'Waits since' : 'Enrolled', zonedMoment(enrolledAt)],
    ['Completed', completedAt && zonedMoment(completedAt)],
    ['Consent', consentText(enrolment)],
  ] as const;
  return (
    <div className="space-y-6">
      <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
            </div>
          ))}
      </dl>
      <ReplyList replies={replies} />
      <ReplyButton kind="enrolment" record={id} />
    </div>
  );
}
