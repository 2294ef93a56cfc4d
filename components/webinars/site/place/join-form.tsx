'use client';

import { answerProps } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { FormAnswer } from '@/components/ui/form-answer';
import { Notice } from '@/components/ui/notice';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { webinarNotices } from '@/lib/notices/webinars';
import { joinWebinar } from '@/lib/webinars/attendance/actions';
import type { ShownPlace } from '@/lib/webinars/place/shown-place';

/**
 * Button that opens the room. The click counts as attendance; the page does not contain the room's URL before that. The
 * page's script shows the button from 10 minutes before the start.
 */
export function JoinForm({ token, place }: { token: string; place: ShownPlace }) {
  const { result, formProps, pending } = useFormAction(joinWebinar, {}, UNREACHABLE);
  if (result.data) {
    return (
      <div {...answerProps} className="outline-none">
        {/* A form must not lead to another site, so the response redirects to the room. */}
        <meta httpEquiv="refresh" content={`0;url=${result.data.room}`} />
        <Notice tone="success" title={webinarNotices.webinarJoined}>
          <a href={result.data.room} className={`${buttonStyle({})} mt-3`}>
            Enter the room
          </a>
        </Notice>
      </div>
    );
  }
  return (
    <section aria-labelledby="join-title">
      <h2 id="join-title" className="text-h3">
        Join
      </h2>
      <p
        data-until={place.joinFrom}
        hidden={place.canJoin}
        suppressHydrationWarning
        className="mt-2"
      >
        The button to join appears here 10 minutes before the start. If your browser runs no
        scripts, please open this page again then.
      </p>
      <div
        data-from={place.joinFrom}
        data-until={place.joinUntil}
        hidden={!place.canJoin}
        suppressHydrationWarning
        className="mt-4 space-y-4"
      >
        {!place.webinar.hasRoom && (
          <Notice tone="warning" title="The room is not open yet">
            <p>
              {place.webinar.presenter} has been notified. Please keep this page open and try again
              in a minute.
            </p>
          </Notice>
        )}
        <form {...formProps} className="space-y-4">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="lg" pending={pending} pendingLabel="Opening the room...">
            Join the webinar
          </Button>
          <FormAnswer refusal={result.serverError} labels={{}} />
        </form>
      </div>
    </section>
  );
}
