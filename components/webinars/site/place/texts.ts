import type { ShownPlace } from '@/lib/webinars/place/shown-place';

const dated = ({ webinar }: ShownPlace) =>
  `${webinar.moment}${webinar.ownTime ? `, which is ${webinar.ownTime}` : ''}. ${webinar.minutes} minutes with ${webinar.presenter}.`;

const leads: Record<ShownPlace['state'], (place: ShownPlace) => string> = {
  held: (place) => `${place.firstName}, you have a place. ${dated(place)}`,
  over: (place) =>
    `${place.firstName}, this webinar is over. Its recording or highlights are below, once they are published.`,
  givenBack: ({ givenBack }) => `You gave this place back on ${givenBack}.`,
  cancelled: ({ webinar }) =>
    webinar.cancelReason
      ? `This webinar has been cancelled. The reason: ${webinar.cancelReason}`
      : 'This webinar has been cancelled.',
  waiting: (place) =>
    `${place.firstName}, you are number ${place.position} on the waiting list. ${dated(place)} When a place becomes free, we offer it to the next person on the list and email you when it is your turn.`,
  offered: (place) =>
    `${place.firstName}, we are holding a place for you until ${place.offerEnds}. ${dated(place)}`,
  open: (place) =>
    `${place.firstName}, a place is free, and in the last half hour it goes to whoever presses first. ${dated(place)}`,
  lapsed: (place) =>
    `${place.firstName}, our offer of a place has expired, so it went to the next person. You can join the end of the list again. ${dated(place)}`,
  left: (place) => `${place.firstName}, you have left the waiting list. ${dated(place)}`,
  missed: (place) => `${place.firstName}, no place became free before the webinar began.`,
};

const labels: Record<ShownPlace['state'], string> = {
  held: 'Your place',
  over: 'Afterwards',
  givenBack: 'Given back',
  cancelled: 'Cancelled',
  waiting: 'Waiting list',
  offered: 'A place for you',
  open: 'A place is free',
  lapsed: 'Waiting list',
  left: 'Waiting list',
  missed: 'Waiting list',
};

/** Returns the label above the title of a registrant's page, and the sentences below it. */
export function placeHead(place: ShownPlace): { label: string; lead: string } {
  return { label: labels[place.state], lead: leads[place.state](place) };
}
