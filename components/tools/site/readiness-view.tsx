import { NextStep } from '@/components/marketing/next-step';
import { PageHead } from '@/components/marketing/page-head';
import { paths } from '@/lib/paths';
import type { TitledReading } from '@/lib/tools/readiness/data';
import { LEVELS, MOST_POINTS, type Readiness, readinessQuery } from '@/lib/tools/readiness/rules';
import { ReadinessForm } from './readiness-form';
import { ReadinessMissing } from './readiness-missing';
import { ReadinessReport } from './readiness-report';

type ReadinessViewProps = {
  readiness: Readiness;
  readings: TitledReading[];
  /** True if the visitor has submitted answers. */
  isSent: boolean;
};

/** Page of the readiness check: the questions and, once all are answered, the report. */
export function ReadinessView({ readiness, readings, isSent }: ReadinessViewProps) {
  const { report, missing } = readiness;
  return (
    <>
      <PageHead
        label="Readiness check"
        title="Is this process ready for AI? Twelve questions"
        lead="Think of one process. Each answer shows its points, three are gates, and the report names three next steps, with or without us."
      />
      <div className="page-width mt-6 pb-16 lg:mt-16 lg:pb-32">
        {isSent && (
          <div className="mb-16 lg:mb-20">
            {report ? (
              <ReadinessReport
                report={report}
                query={readinessQuery(readiness)}
                readings={readings}
              />
            ) : (
              <ReadinessMissing missing={missing} />
            )}
          </div>
        )}
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-9 lg:col-start-4">
            <ReadinessForm readiness={readiness} isSent={isSent} />
          </div>
          {/* After the questions on a phone, which begin on its first screen. */}
          <aside className="lg:col-span-3 lg:col-start-1 lg:row-start-1">
            <h2 className="text-h3">How it is scored</h2>
            <p className="mt-3 text-base leading-6.5">
              Each answer brings 0, 1 or 2 points, {MOST_POINTS} at most. From {LEVELS.prepare} on
              one process can begin, from {LEVELS.build} on it can be built.
            </p>
            <p className="mt-3 text-base leading-6.5">
              A gate with 0 points stops the process, whatever the others say. The steps are those
              of your weakest answers, gates first.
            </p>
            <p className="mt-3 text-base leading-6.5">
              Nothing is stored: the answers are in the URL.
            </p>
          </aside>
        </div>
      </div>
      <NextStep href={paths.booking} label="Book a Demo" note="Talk about your process" />
    </>
  );
}
