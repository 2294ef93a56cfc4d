'use client';

import type { ReactNode } from 'react';
import { PageHead } from '@/components/marketing/page-head';
import { buttonStyle } from '@/components/ui/button-style';
import { Notice } from '@/components/ui/notice';
import { useAnswer } from '@/components/ui/use-answer';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { webinarNotices } from '@/lib/notices/webinars';
import { visitorPaths } from '@/lib/paths/visitors';
import type { ShownPlace } from '@/lib/webinars/place/shown-place';
import { giveBackPlace } from '@/lib/webinars/registrations/actions';
import { leaveWaitlist, takePlace, waitAgain } from '@/lib/webinars/waitlist/actions';
import { JoinForm } from './join-form';
import { PressForm } from './press-form';
import { Questions } from './questions';
import { placeHead } from './texts';

type PlacePageProps = {
  token: string;
  place: ShownPlace;
  webinarPath: string;
  /** Links that add the webinar to a calendar. */
  calendar: ReactNode;
  /** Drawing of the webinar. */
  picture: ReactNode;
};

/** Personal page of a registrant or of a person on the waiting list. Opening it changes nothing. */
export function PlacePage({ token, place, webinarPath, calendar, picture }: PlacePageProps) {
  const taking = useFormAction(takePlace, {}, UNREACHABLE);
  const leaving = useFormAction(leaveWaitlist, {}, UNREACHABLE);
  const again = useFormAction(waitAgain, {}, UNREACHABLE);
  const giving = useFormAction(giveBackPlace, {}, UNREACHABLE);
  // Only one of these forms is on the page at a time, so at most one has a result.
  const presses = [giving, taking, leaving, again];
  const done = presses.map(({ result }) => result.data?.notice).find(Boolean);
  const refused = presses.map(({ result }) => result.serverError?.text).find(Boolean);
  const answer = useAnswer(refused ?? done);
  const { state } = place;
  const head = placeHead(place);

  return (
    <>
      <PageHead label={head.label} title={place.webinar.title} lead={head.lead} />
      <div className="page-width mt-8 grid gap-y-10 pb-16 lg:grid-cols-12 lg:pb-24">
        <div className="space-y-10 lg:col-span-7">
          {(done || refused) && (
            <Notice
              {...answer}
              tone={refused ? 'error' : 'success'}
              title={refused ?? (done && webinarNotices[done])}
            />
          )}
          {state === 'held' && (
            <>
              <JoinForm token={token} place={place} />
              <div>{calendar}</div>
              <Questions token={token} questions={place.questions} />
              {!place.hasBegun && (
                <PressForm
                  token={token}
                  action={giving}
                  label="Give the place back…"
                  confirm="Yes, give it back"
                  text="Someone else gets it at once, and you will get no more emails about this webinar."
                />
              )}
            </>
          )}
          {(state === 'offered' || state === 'open') && (
            <PressForm token={token} action={taking} label="Take the place" isMain />
          )}
          {(state === 'waiting' || state === 'offered') && (
            <PressForm
              token={token}
              action={leaving}
              label="Leave the waiting list…"
              confirm="Yes, leave it"
              text="Your position goes to the person behind you."
            />
          )}
          {(state === 'lapsed' || state === 'left') && (
            <PressForm token={token} action={again} label="Wait again" isMain />
          )}
          {['givenBack', 'cancelled', 'missed'].includes(state) && (
            <p className="flex flex-wrap gap-3">
              <a href={webinarPath} className={buttonStyle({})}>
                {state === 'givenBack' ? 'Register again' : 'Open the webinar’s page'}
              </a>
              <a href={visitorPaths.webinars} className={buttonStyle({ variant: 'secondary' })}>
                See all webinars
              </a>
            </p>
          )}
        </div>
        <aside className="lg:col-span-5 lg:pl-10 max-lg:order-last">
          <div className="overflow-hidden rounded-surface border border-line bg-surface">
            {picture}
          </div>
          <p className="mt-4">
            <a href={webinarPath} className="text-accent underline underline-offset-4">
              About this webinar
            </a>
          </p>
        </aside>
      </div>
    </>
  );
}
