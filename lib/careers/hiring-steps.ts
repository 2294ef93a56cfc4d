/** Maximum time until an applicant gets a decision; the only such promise on pages and in mails. */
const ANSWER_TIME = '5 working days';

export const applicationPromise = `within ${ANSWER_TIME}`;

/** Our hiring process, for the careers page and the email after an application. */
export const hiringSteps = [
  {
    when: `Within ${ANSWER_TIME}`,
    title: 'We answer',
    text: 'Two people read what you sent, one of them from the team you would join. You hear yes or no from a person, with a reason.',
  },
  {
    when: 'Week 2',
    title: 'First talk',
    text: '45 minutes by video with the lead of that team, about one thing you built or improved, and about your questions.',
  },
  {
    when: 'Week 3',
    title: 'A real task',
    text: 'Three hours on a process we finished last year, its data changed, on a day you choose. We pay $200 for it, whatever comes of it.',
  },
  {
    when: 'Week 4',
    title: 'Second talk and decision',
    text: '90 minutes with two future colleagues about how you solved it. Our decision follows within two working days, an offer in writing.',
  },
] as const;
