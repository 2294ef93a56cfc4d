import { formattedMoment } from '@/lib/core/time/business-time';
import { storedVisitorTime, visitorMoment } from '@/lib/core/time/visitor-time';
import { joinFrom, placesLeft, sessionEnd, sessionStart } from '../rules';
import type { HeldPlace, Place, PlaceQuestion, PlaceWebinar, WaitingPlace } from './model';

/** State of a private page. */
export type PlaceState =
  | 'held'
  | 'over'
  | 'givenBack'
  | 'cancelled'
  | 'waiting'
  | 'offered'
  | 'open'
  | 'lapsed'
  | 'left'
  | 'missed';

/** Everything that a private page shows, formatted on the server. */
export type ShownPlace = {
  state: PlaceState;
  firstName: string;
  webinar: {
    slug: string;
    title: string;
    presenter: string;
    minutes: number;
    moment: string;
    /** Start in the person's own time zone, if it differs. */
    ownTime: string | null;
    hasRoom: boolean;
    cancelReason: string | null;
  };
  /** Instants (epoch ms) between which the join button is shown. */
  joinFrom: number;
  joinUntil: number;
  canJoin: boolean;
  hasBegun: boolean;
  position: number;
  offerEnds: string | null;
  givenBack: string | null;
  questions: PlaceQuestion[];
};

function stateOfHeld({ givenBackAt, webinar }: HeldPlace, now: Date): PlaceState {
  if (givenBackAt) return 'givenBack';
  if (webinar.cancelledAt || webinar.state !== 'published') return 'cancelled';
  return now < sessionEnd(webinar) ? 'held' : 'over';
}

/** In the last half hour, free places are not offered: the first person to take one gets it. */
const LAST_MS = 30 * 60_000;

function stateOfWaiting({ status, offerEndsAt, webinar }: WaitingPlace, now: Date): PlaceState {
  if (webinar.cancelledAt || webinar.state !== 'published') return 'cancelled';
  if (now >= new Date(webinar.startsAt)) return 'missed';
  if (status === 'offered' && offerEndsAt) {
    return now < new Date(offerEndsAt) ? 'offered' : 'lapsed';
  }
  const isFree = placesLeft(webinar) !== 0;
  if (isFree && Date.parse(webinar.startsAt) - now.getTime() <= LAST_MS) return 'open';
  return status === 'lapsed' || status === 'left' ? status : 'waiting';
}

function shownWebinar(webinar: PlaceWebinar, timeZone: string | null) {
  const start = new Date(webinar.startsAt);
  return {
    slug: webinar.slug,
    title: webinar.title,
    presenter: webinar.presenter,
    minutes: webinar.durationMinutes,
    moment: formattedMoment(start),
    ownTime: storedVisitorTime(timeZone, start),
    hasRoom: webinar.hasRoom,
    cancelReason: webinar.cancelReason,
  };
}

/** Returns the content of a private page at `now`. */
export function shownPlace(place: Place, now: Date): ShownPlace {
  const { webinar, timeZone, firstName } = place.place;
  const from = joinFrom(webinar);
  const until = sessionEnd(webinar);
  return {
    state: place.kind === 'held' ? stateOfHeld(place.place, now) : stateOfWaiting(place.place, now),
    firstName,
    webinar: shownWebinar(webinar, timeZone),
    joinFrom: from.getTime(),
    joinUntil: until.getTime(),
    canJoin: from <= now && now < until,
    hasBegun: webinar.begunAt !== null || sessionStart(webinar) <= now,
    position: place.kind === 'waiting' ? place.place.position : 0,
    offerEnds:
      place.kind === 'waiting' && place.place.offerEndsAt
        ? visitorMoment(timeZone, new Date(place.place.offerEndsAt))
        : null,
    givenBack:
      place.kind === 'held' && place.place.givenBackAt
        ? visitorMoment(timeZone, new Date(place.place.givenBackAt))
        : null,
    questions: place.kind === 'held' ? place.questions : [],
  };
}
