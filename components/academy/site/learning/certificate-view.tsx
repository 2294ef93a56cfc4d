import { PageHead } from '@/components/marketing/page-head';
import { ButtonLink } from '@/components/ui/button-link';
import type { Certificate } from '@/lib/academy/learning/model';
import { brand } from '@/lib/brand';
import { longDay } from '@/lib/core/time/business-time';
import { certificateFilePath } from '@/lib/paths/files';

/** Formats the date of a certificate. Uses noon, so that no time zone shifts the date. */
export const certificateDay = ({ completedOn }: Pick<Certificate, 'completedOn'>) =>
  longDay(`${completedOn}T17:00:00Z`);

/** Public page that verifies a certificate. It shows only the name, the course and the date. */
export function CertificateView({ certificate }: { certificate: Certificate }) {
  const { id, name, courseTitle } = certificate;
  return (
    <>
      <PageHead
        label="Certificate"
        title={`${name} has completed ${courseTitle}.`}
        lead={`${brand.name} confirms that every required lesson was done by ${certificateDay(certificate)}.`}
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
          <dt className="text-ink-3">Completed</dt>
          <dd className="text-ink">{certificateDay(certificate)}</dd>
          <dt className="text-ink-3">Number</dt>
          <dd className="font-mono text-staff wrap-anywhere text-ink">{id}</dd>
        </dl>
      </div>
    </>
  );
}
