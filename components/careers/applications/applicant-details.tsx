import { Download } from 'lucide-react';
import { ReplyButton } from '@/components/clients/replies/reply-button';
import { ReplyList } from '@/components/clients/replies/reply-list';
import { StartPlaybook } from '@/components/tasks/playbooks/start-playbook';
import { buttonStyle } from '@/components/ui/button-style';
import type { Applicant } from '@/lib/careers/applications/model';
import type { Reply } from '@/lib/clients/replies/model';
import { consentText } from '@/lib/core/text/consent';
import { zonedMoment } from '@/lib/core/time/business-time';
import { cvPath } from '@/lib/paths/files';
import { ApplicantForm } from './applicant-drawer-parts';

type ApplicantDetailsProps = { applicant: Promise<Applicant | null>; replies: Promise<Reply[]> };

/** Details of an application, with the leaders' notes. */
export async function ApplicantDetails(props: ApplicantDetailsProps) {
  const [applicant, replies] = await Promise.all([props.applicant, props.replies]);
  if (!applicant) return null;
  const { id, email, phone, link, message, cvName, appliedAt } = applicant;
  const consent = consentText(applicant);
  return (
    <div className="space-y-6">
      <div>
        <ul className="space-y-0.5">
          <li>
            <a href={`mailto:${email}`} className="underline underline-offset-4">
              {email}
            </a>
          </li>
          {phone && <li>{phone}</li>}
          {link && (
            <li>
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                className="break-all underline underline-offset-4"
              >
                {link}
              </a>
            </li>
          )}
          <li className="text-ink-3">Applied {zonedMoment(appliedAt)}</li>
          {consent && <li className="text-ink-3">Consent: {consent}</li>}
        </ul>
        <a
          href={cvPath(id)}
          download
          className={buttonStyle({
            variant: 'secondary',
            size: 'sm',
            className: 'mt-3 max-w-full',
          })}
        >
          <Download aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{cvName}</span>
        </a>
      </div>
      {message && (
        <div>
          <h3 className="font-medium text-ink">Message</h3>
          <p className="mt-1 break-words whitespace-pre-wrap">{message}</p>
        </div>
      )}
      <ReplyList replies={replies} />
      <div className="flex flex-wrap gap-2 *:[section]:w-full">
        <ReplyButton kind="application" record={id} />
        <StartPlaybook subject="job_applications" record={id} />
      </div>
      <ApplicantForm applicant={applicant} />
    </div>
  );
}
