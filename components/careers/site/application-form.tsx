'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { Honeypot } from '@/components/ui/honeypot';
import { Notice } from '@/components/ui/notice';
import { PolicyLine } from '@/components/ui/policy-line';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { applyForJob } from '@/lib/careers/applications/actions';
import { cvMessages, MAX_CV_BYTES, TOO_LARGE_ANCHOR } from '@/lib/careers/applications/cv-rules';
import type { Refusal } from '@/lib/core/actions/refusal';
import { careerNotices } from '@/lib/notices/careers';
import { sharedNotices } from '@/lib/notices/shared';
import { ApplicationFields, applicationLabels } from './application-fields';
import { ApplicationReceived } from './application-received';
import { JobClosed } from './job-closed';
import { useTakesApplications } from './use-takes-applications';

const UNREACHABLE = unreachable(careerNotices, 'applicationFailed');

const CV_TOO_LARGE: Refusal = {
  notice: 'formHasErrors',
  text: sharedNotices.formHasErrors,
  details: { fieldErrors: { cv: cvMessages.tooLarge } },
};

type ApplicationFormProps = { jobId: string; closesAt: string | null; open: boolean };

/** Application form of a job. Works without JavaScript; with it, a file that is too large is not uploaded. */
export function ApplicationForm({ jobId, closesAt, open }: ApplicationFormProps) {
  const { result, pending, formProps } = useFormAction(applyForJob, {}, UNREACHABLE);
  const [cvTooLarge, setCvTooLarge] = useState(false);
  const takesApplications = useTakesApplications(closesAt, open);
  const refusal = cvTooLarge ? CV_TOO_LARGE : result.serverError;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const cv = new FormData(event.currentTarget).get('cv');
    const tooLarge = cv instanceof File && cv.size > MAX_CV_BYTES;
    setCvTooLarge(tooLarge);
    if (tooLarge) event.preventDefault();
    else formProps.onSubmit(event);
  };

  if (result.data) return <ApplicationReceived {...result.data} />;
  const refusedAsClosed = refusal?.notice === 'jobClosed';
  if (!takesApplications || refusedAsClosed) return <JobClosed takesFocus={refusedAsClosed} />;
  return (
    <form {...formProps} onSubmit={onSubmit} className="relative grid gap-8">
      <div id={TOO_LARGE_ANCHOR} className="hidden scroll-mt-24 target:block">
        <Notice tone="warning" title={cvMessages.tooLarge}>
          Nothing was sent. Go back in your browser to find what you typed.
        </Notice>
      </div>
      <FormAnswer refusal={refusal} labels={applicationLabels} />
      <input type="hidden" name="jobId" value={jobId} />
      <ApplicationFields refusal={refusal} />
      <Honeypot />
      <div className="space-y-4">
        <PolicyLine />
        <Button type="submit" size="lg" pending={pending} pendingLabel="Submitting...">
          Send application
        </Button>
        <p className="max-w-measure text-staff text-ink-3">
          We use what you send for this job only. Only the people who hire can read it.
        </p>
      </div>
    </form>
  );
}
