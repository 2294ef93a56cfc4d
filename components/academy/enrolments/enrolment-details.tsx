import { PaymentList } from '@/components/academy/payments/payment-list';
import { ReplyButton } from '@/components/clients/replies/reply-button';
import { ReplyList } from '@/components/clients/replies/reply-list';
import type { ListedEnrolment } from '@/lib/academy/enrolments/model';
import { isStuck } from '@/lib/academy/enrolments/states';
import { paymentLabel } from '@/lib/academy/payments/label';
import type { CoursePayment } from '@/lib/academy/payments/model';
import type { Reply } from '@/lib/clients/replies/model';
import { consentText } from '@/lib/core/text/consent';
import { zonedMoment } from '@/lib/core/time/business-time';
import { clientPath, outlinePath } from '@/lib/paths/staff';
import { EnrolmentSteps } from './enrolment-steps';
import { ReviewDesk } from './review-desk';

type EnrolmentDetailsProps = {
  enrolment: Promise<ListedEnrolment | null>;
  replies: Promise<Reply[]>;
  payments: Promise<CoursePayment[]>;
};

const link = 'text-accent underline underline-offset-4';

/** Shows a learner, their progress and the emails sent to them. */
export async function EnrolmentDetails(props: EnrolmentDetailsProps) {
  const [enrolment, replies, payments] = await Promise.all([
    props.enrolment,
    props.replies,
    props.payments,
  ]);
  if (!enrolment) return null;
  const {
    id,
    email,
    course,
    progress,
    rating,
    enrolledAt,
    completedAt,
    waits,
    contact,
    link: use,
  } = enrolment;
  const facts = [
    [
      'Course',
      <a key="course" href={outlinePath(course.id)} className={link}>
        {course.title}
      </a>,
    ],
    ['Progress', waits ? 'Waiting for the course to open' : `${progress}%`],
    ['Payment', !waits && paymentLabel(enrolment)],
    [
      'Last active',
      !waits && `${zonedMoment(enrolment.lastActiveAt)}${isStuck(enrolment) ? ', stuck' : ''}`,
    ],
    ['Reminded', enrolment.remindedAt && zonedMoment(enrolment.remindedAt)],
    [
      'Private link',
      !waits && `${use.isLive ? 'Opens' : 'No access'}, used on ${use.devices} devices`,
    ],
    ['Rating', rating === null ? 'None' : `${rating} of 5`],
    [
      'Email',
      <a key="email" href={`mailto:${email}`} className={link}>
        {email}
      </a>,
    ],
    [
      'Contact',
      contact && (
        <a key="contact" href={clientPath(contact.id)} className={link}>
          {contact.name}
        </a>
      ),
    ],
    [waits ? 'Waiting since' : 'Enrolled', zonedMoment(enrolledAt)],
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
      {!waits && <EnrolmentSteps enrolment={enrolment} />}
      {!waits && !enrolment.isFree && <PaymentList enrolment={id} payments={payments} />}
      {enrolment.review && <ReviewDesk enrolment={enrolment} />}
      <ReplyList replies={replies} />
      <ReplyButton kind="enrolment" record={id} />
    </div>
  );
}
