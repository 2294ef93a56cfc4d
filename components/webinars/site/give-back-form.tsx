'use client';

import { answerProps } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Reference } from '@/components/ui/reference';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { sharedNotices } from '@/lib/notices/shared';
import { webinarNotices } from '@/lib/notices/webinars';
import { giveBackPlace } from '@/lib/webinars/registrations/actions';

const UNREACHABLE = unreachable(sharedNotices, 'somethingWentWrong');

type GiveBackFormProps = {
  token: string;
  /** The webinar's page, where the visitor can register again. */
  webinarPath: string;
};

/** The button behind the link of a registrant's mail: opening the link changes nothing, pressing it does. */
export function GiveBackForm({ token, webinarPath }: GiveBackFormProps) {
  const { result, pending, formProps } = useFormAction(giveBackPlace, {}, UNREACHABLE);
  if (result.data) {
    return (
      <div {...answerProps} className="outline-none">
        <Notice tone="success" title="Your place is given back">
          <p>{webinarNotices.placeGivenBack}</p>
          <a href={webinarPath} className="mt-2 inline-block text-accent underline">
            Open the webinar’s page
          </a>
        </Notice>
      </div>
    );
  }
  return (
    <form {...formProps} className="space-y-6">
      <input type="hidden" name="token" value={token} />
      {result.serverError && (
        <Notice tone="error" title={result.serverError.text}>
          <Reference code={result.serverError.details.reference} />
        </Notice>
      )}
      <Button type="submit" size="lg" pending={pending} pendingLabel="Submitting...">
        Give the place back
      </Button>
    </form>
  );
}
