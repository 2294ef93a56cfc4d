import type { ReactNode } from 'react';
import { ReplyList } from '@/components/clients/replies/reply-list';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Reply } from '@/lib/clients/replies/model';
import { consentText } from '@/lib/core/text/consent';
import { shortMoment } from '@/lib/core/time/business-time';
import type { DeskEnquiry } from '@/lib/enquiries/model';
import { clientPath, deliveriesPath, personPath } from '@/lib/paths/staff';
import { EnquirySteps } from './enquiry-drawer-parts';
import { EnquiryStatus } from './enquiry-status';

const link = 'text-accent underline underline-offset-4';

type EnquiryDetailsProps = { enquiry: Promise<DeskEnquiry | null>; replies: Promise<Reply[]> };

function factsOf(enquiry: DeskEnquiry): [label: string, value: ReactNode][] {
  const { id, email, company, topic, source, replier, quarantineReason, contact } = enquiry;
  return [
    ['About', topic],
    ['Company', company],
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
    ['Came from', source],
    [
      'Answered by',
      replier && (
        <a key="replier" href={personPath(replier.id)} className={link}>
          {replier.name}
        </a>
      ),
    ],
    ['On hold', quarantineReason],
    ['Consent', consentText(enquiry)],
    [
      'Sent',
      <a key="sent" href={deliveriesPath(id)} className={link}>
        Emails and webhooks of this question
      </a>,
    ],
  ];
}

/** Details of an enquiry: the message, our replies, the next steps and the facts. */
export async function EnquiryDetails(props: EnquiryDetailsProps) {
  const [enquiry, replies] = await Promise.all([props.enquiry, props.replies]);
  if (!enquiry) return null;
  const { name, message, askedAt } = enquiry;
  return (
    <div className="space-y-6">
      <section aria-label={`Question of ${name}`}>
        <blockquote className="border-l-2 border-accent pl-4 text-[0.9375rem] leading-6 wrap-anywhere whitespace-pre-line text-ink">
          {message}
        </blockquote>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-3">
          <span>
            {shortMoment(askedAt)}, {BUSINESS_TIME_ZONE_NAME}
          </span>
          <EnquiryStatus enquiry={enquiry} />
        </p>
      </section>
      <ReplyList replies={replies} />
      <EnquirySteps enquiry={enquiry} />
      <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2">
        {factsOf(enquiry)
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
