import { answerProps } from '@/components/ui/answer';
import { buttonStyle } from '@/components/ui/button-style';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import { brand } from '@/lib/brand';
import { enquiryNotices } from '@/lib/notices/enquiries';
import { visitorPaths } from '@/lib/paths/visitors';

type EnquiryReceivedProps = {
  /** The enquiry as stored in the database. */
  enquiry: {
    name: string;
    email: string;
    message: string;
    about: string;
    /** True if the enquiry is in quarantine. */
    isHeld: boolean;
    /** True if the site can send email. */
    isMailed: boolean;
  };
};

function nextSentence({ email, isHeld, isMailed }: EnquiryReceivedProps['enquiry']): string {
  const answer = `A person answers ${brand.replyPromise}, by email to ${email}.`;
  if (isHeld) return answer;
  return isMailed
    ? `${answer} A confirmation is on its way there.`
    : `${answer} We cannot send email at the moment; a confirmation follows.`;
}

/** Confirmation that replaces the form after an enquiry is stored, and takes focus. */
export function EnquiryReceived({ enquiry }: EnquiryReceivedProps) {
  const { name, about, message, isHeld } = enquiry;
  return (
    <div>
      <LineIcon
        d={isHeld ? icons.info : icons.circleCheck}
        className={`size-10 ${isHeld ? 'text-medium' : 'text-low'}`}
        strokeWidth={1.5}
      />
      <h2 {...answerProps} className="mt-4 text-h2 wrap-anywhere">
        Thank you, {name}
      </h2>
      <p role="status" className="mt-3">
        {isHeld ? enquiryNotices.enquiryHeld : enquiryNotices.enquiryReceived}
      </p>
      <p className="mt-2 max-w-measure wrap-anywhere">{nextSentence(enquiry)}</p>
      {about && <p className="mt-2">About: {about}</p>}
      <blockquote className="mt-6 max-w-measure border-l-2 border-accent pl-4 wrap-anywhere whitespace-pre-line text-ink">
        {message}
      </blockquote>
      <a
        href={visitorPaths.contact}
        className={buttonStyle({ variant: 'secondary', className: 'mt-8' })}
      >
        Ask another question
      </a>
    </div>
  );
}
