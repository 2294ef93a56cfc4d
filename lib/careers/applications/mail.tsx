import { readJobDraft } from '@/lib/careers/data';
import { applicationPromise, hiringSteps } from '@/lib/careers/hiring-steps';
import { MailFact, MailFrame, MailNote, MailText, renderMail } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { greetedName } from '@/lib/core/mail/typed-words';
import type { ReceivedApplication } from './model';

type ApplicationMailProps = { application: ReceivedApplication; title: string };

function ApplicationMail({ application, title }: ApplicationMailProps) {
  const cvName = application.cvName.replace(/^.*(?=\.\w+$)/, greetedName);
  return (
    <MailFrame
      preview={`We have received your application as ${title} and answer ${applicationPromise}.`}
      heading="We have received your application"
    >
      <MailText>
        Thank you, {greetedName(application.firstName)}. We have what you sent us for this job:
      </MailText>
      <MailFact>{title}</MailFact>
      <MailText>What happens next, and when:</MailText>
      {hiringSteps.map(({ when, title: step, text }) => (
        <MailText key={step}>
          <strong>
            {when}: {step}.
          </strong>{' '}
          {text}
        </MailText>
      ))}
      <MailNote>
        Your CV ({cvName}) is stored privately: only the people involved in hiring can open it. To
        change something or to withdraw, write to us from this email address.
      </MailNote>
    </MailFrame>
  );
}

/**
 * Writes the email for 'application.received', which lists the next steps with their dates.
 * @throws Error for any other topic, or if the job no longer exists
 */
export async function applicationMail(
  topic: string,
  application: ReceivedApplication,
): Promise<Mail> {
  if (topic !== 'application.received') throw new Error(`There is no email for ${topic}`);
  const job = await readJobDraft(application.jobId);
  if (!job) throw new Error('The job of this application no longer exists');
  return {
    subject: `We have received your application as ${job.title}`,
    ...(await renderMail(<ApplicationMail application={application} title={job.title} />)),
  };
}
