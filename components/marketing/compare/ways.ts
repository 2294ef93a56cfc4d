import { firstRunText } from '@/lib/tools/calculator/assumptions';

/** Three options for an automation project, in column order. */
export const ways = ['Do it yourself', 'Hire an agency', 'Hire us'] as const;

/** Questions of the comparison, each with one answer per option. */
export const questions: { question: string; answers: readonly [string, string, string] }[] = [
  {
    question: 'Who looks at the process first?',
    answers: [
      'You, between other work. Take a stopwatch: remembered minutes are too high.',
      'Ask. Many start from your description, which is the process as it should be.',
      'Two of us, three days with the people who do it, and then the logs.',
    ],
  },
  {
    question: 'What do you know before you pay for building?',
    answers: [
      'The price of the licence. Your own hours come on top; write them down.',
      'A daily rate and an estimate. Ask what happens when it is exceeded.',
      'One price in writing, a cost per case today, and the month in which it pays.',
    ],
  },
  {
    question: 'When does the first case run on its own?',
    answers: [
      'Within days, if two systems already have a connector for each other.',
      'When their team is free. Ask for the date, not for the duration.',
      `${firstRunText} after the start of building, in parallel with the manual process first.`,
    ],
  },
  {
    question: 'What happens to the case that fits no rule?',
    answers: [
      'It fails in silence unless you build a queue. Build it first.',
      'Often an email to someone. Ask who reads it and what it says.',
      'It waits in a queue with its reason, an owner, and a form to settle it.',
    ],
  },
  {
    question: 'Who repairs it on a Monday at nine?',
    answers: [
      'Whoever built it, if they are in. Name a second person.',
      'The support contract. Ask for its hours and whether it knows your flow.',
      'Your own people, with our runbook; or ours, within one hour, if you buy operations.',
    ],
  },
  {
    question: 'What do you keep when you part?',
    answers: [
      'Flows in the format of the tool, and everything your people have learned.',
      'The code, if the contract says so. Read that paragraph before the price.',
      'Code, configuration and accounts, which are yours from the first day.',
    ],
  },
];

/** Cases in which we are the wrong choice, each with a better option. */
export const notUs = [
  {
    title: 'It costs you less than four hours a week',
    text: 'Building takes the same effort whether it runs ten times or a thousand times. A checklist, a form with required fields or one approval fewer will do more for less.',
  },
  {
    title: 'Two known systems need one connection',
    text: 'If both list each other among their connectors, switch that on and watch it for a month. You do not need a consultancy for it, and we would charge you for reading the same manual.',
  },
  {
    title: 'The process will change within half a year',
    text: 'A migration or a merger rewrites the rules that we would have tested. Measure now, build afterwards: the measurement stays valid, and the automation would not.',
  },
  {
    title: 'You want a person on site every day',
    text: 'We sit with your people for the first days and the last ones, and work remotely in between. If presence matters more to you than that, hire someone: one of our job descriptions may save you the writing.',
  },
  {
    title: 'A model should decide about people',
    text: 'Who is hired, insured or given credit is decided by people with a name. We prepare such decisions and show the evidence. We do not build the part that decides.',
  },
] as const;
