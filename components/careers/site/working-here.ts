/** Verifiable facts about working here. */
export const workingHere = [
  {
    title: 'Two workflows at a time',
    text: 'No one carries more. The first week of each is spent with the people who do the work today; nothing is built from a ticket alone.',
  },
  {
    title: 'You run what you build',
    text: 'The same people answer for it afterwards. Alerts go to a rota of six, from 7 am to 7 pm New York time; a night call counts as half a day off.',
  },
  {
    title: 'Wednesdays without meetings',
    text: 'Client meetings are on Tuesday and Thursday. Decisions are written down on one page, so that anyone who was away can disagree the next day.',
  },
  {
    title: 'Two weeks a year',
    text: 'For a course that you choose or teach. Our academy was written that way: every author still spends most of the week with clients.',
  },
  {
    title: 'The range is in the advert',
    text: 'Everyone at one level is in the same range, and can see it. Raises are decided each March, and the reasons are given in writing.',
  },
  {
    title: '25 days, taken',
    text: 'On top of public holidays. Anyone who has booked fewer than 15 by September is asked why. All parents get 16 paid weeks.',
  },
];
