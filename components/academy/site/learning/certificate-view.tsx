import { PageHead } from '@/components/marketing/page-head';
import { ButtonLink } from '@/components/ui/button-link';
import type { Certificate } from '@/lib/academy/learning/model';
import { certificateDay, certificateWork } from '@/lib/academy/learning/rules';
import { brand } from '@/lib/brand';
import { certificateFilePath } from '@/lib/paths/files';

/** Public page that verifies a certificate. It shows only the name, the course, the work for it and the days. */
export function CertificateView({ certificate }: { certificate: Certificate }) {
  const { id, name, courseTitle, startedOn, completedOn } = certificate;
  const work = certificateWork(certificate);
  return (
    <>
      <PageHead
        label="Certificate"
        title={`${name} has completed ${courseTitle}.`}
        lead={`${brand.name} confirms that every required lesson was finished by ${certificateDay(completedOn)}.`}
      >
        <ButtonLink href={certificateFilePath(id)} variant="secondary" download>
          Download the PDF
        </ButtonLink>
      </PageHead>
      <div className="page-width mt-10 pb-24 lg:pb-36">
        <dl className="grid max-w-measure grid-cols-[8rem_1fr] gap-x-6 gap-y-3 border-y border-line py-5">
          <dt className="text-ink-3">Name</dt>
          <dd className="wrap-anywhere text-ink">{name}</dd>
          <dt className="text-ink-3">Course</dt>
          <dd className="wrap-anywhere text-ink">{courseTitle}</dd>
          {work && (
            <>
              <dt className="text-ink-3">Finished</dt>
              <dd className="text-ink">{work}</dd>
            </>
          )}
          {startedOn && (
            <>
              <dt className="text-ink-3">First day</dt>
              <dd className="text-ink">{certificateDay(startedOn)}</dd>
            </>
          )}
          <dt className="text-ink-3">{startedOn ? 'Last day' : 'Completed'}</dt>
          <dd className="text-ink">{certificateDay(completedOn)}</dd>
          <dt className="text-ink-3">Number</dt>
          <dd className="font-mono text-staff wrap-anywhere text-ink">{id}</dd>
        </dl>
        {work && (
          <p className="mt-6 max-w-measure">
            A lesson counts once it was open long enough to be read and its question was answered,
            right or wrong. It is not an exam.
          </p>
        )}
      </div>
    </>
  );
}
