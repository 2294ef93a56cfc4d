import type { ContentTable } from '@/lib/paths';

/** A page of ours that helps with a step. */
export type Reading = { table: ContentTable; slug: string };

export type Question = {
  name: string;
  group: 'The process' | 'Its data' | 'Your systems' | 'Your people';
  text: string;
  /** Answers worth 0, 1 and 2 points, in this order. */
  answers: readonly [string, string, string];
  /** An answer of 0 points stops the process, whatever the score. */
  isGate?: boolean;
  /** Next step for an answer with fewer than 2 points. */
  step: { title: string; text: string; reading: Reading };
};

const post = (slug: string): Reading => ({ table: 'blog_posts', slug });
const service = (slug: string): Reading => ({ table: 'services', slug });
const webinar = (slug: string): Reading => ({ table: 'webinars', slug });
const course = (slug: string): Reading => ({ table: 'courses', slug });

const asked: Omit<Question, 'name'>[] = [
  {
    group: 'The process',
    text: 'How many cases come in a week?',
    answers: ['Fewer than 20', '20 to 100', 'More than 100'],
    step: {
      title: 'Count the cases of one week',
      text: 'Below 20 a week a checklist usually wins. Count before you plan, or choose a process with more of them.',
      reading: post('when-not-to-automate'),
    },
  },
  {
    group: 'The process',
    text: 'Does anyone know how long a case takes?',
    answers: ['No one does', 'We remember about how long', 'It was measured'],
    step: {
      title: 'Time ten cases with a stopwatch',
      text: 'Remembered minutes are on average 40 percent too high. Half a day gives you the number that decides everything else.',
      reading: post('choose-the-process-not-the-tool'),
    },
  },
  {
    group: 'The process',
    text: 'Of ten recent cases, how many went the same way?',
    answers: ['Fewer than six', 'Six to eight', 'Nine or ten'],
    step: {
      title: 'Score the process against two others',
      text: 'Where fewer than six of ten go the same way, the rules are not settled. Another process may be nearer.',
      reading: webinar('scoring-automation-candidates'),
    },
  },
  {
    group: 'The process',
    text: 'Will it still exist in two years?',
    answers: ['No, it is being replaced', 'We do not know', 'Yes'],
    isGate: true,
    step: {
      title: 'Wait for the replacement, or ask when it comes',
      text: 'Migrations end more automations than errors do. Measure now, and build on what stays.',
      reading: post('when-not-to-automate'),
    },
  },
  {
    group: 'Its data',
    text: 'How do the cases arrive?',
    answers: ['On paper or by phone', 'As emails and documents', 'As data from a system'],
    isGate: true,
    step: {
      title: 'Make the input digital first',
      text: 'A form or a shared mailbox in place of paper often saves more than the automation behind it. Documents can be read automatically, with a person who checks.',
      reading: service('document-processing'),
    },
  },
  {
    group: 'Its data',
    text: 'Can you put 100 old cases and their right results on a table?',
    answers: ['No', 'With some work', 'Yes, this week'],
    step: {
      title: 'Draw 50 old cases and let two people sort them',
      text: 'Where the two differ, no system can be right. It takes a morning, and it is the test that every offer has to pass.',
      reading: post('testing-a-document-classifier'),
    },
  },
  {
    group: 'Its data',
    text: 'What do you know about the mistakes?',
    answers: ['Nothing', 'We hear of them', 'They are counted, with reasons'],
    step: {
      title: 'Write a reason next to each exception',
      text: 'One more column for a hundred cases. If three reasons make up half of them, you have your next month of work.',
      reading: post('what-214-invoices-a-week-taught-us'),
    },
  },
  {
    group: 'Your systems',
    text: 'How could another program talk to the systems?',
    answers: ['Not that we know', 'By exported files', 'By a documented interface'],
    step: {
      title: 'Ask the vendor for a test key and two pages',
      text: 'The limits, and the retired versions. How long the answer takes tells you as much as the answer.',
      reading: post('reading-an-api-before-you-sign'),
    },
  },
  {
    group: 'Your systems',
    text: 'If a connection fails at night, who notices?',
    answers: ['A customer', 'Someone in the morning', 'An alarm calls a person'],
    step: {
      title: 'Set one alarm on the age of the oldest message',
      text: 'One query every five minutes. Then switch a receiver off for an hour and see who calls.',
      reading: webinar('integration-without-a-broker'),
    },
  },
  {
    group: 'Your people',
    text: 'Who decides when the rules are unclear?',
    answers: ['A department', 'Whoever is asked', 'One person, by name'],
    isGate: true,
    step: {
      title: 'Name the person who may settle the rules',
      text: 'If the answer is a department, the automation stalls there. Half a day a week for three weeks is what it takes.',
      reading: post('handing-over-a-flow-to-its-owner'),
    },
  },
  {
    group: 'Your people',
    text: 'Who would look at the cases that stop?',
    answers: ['No one yet', 'Whoever has time', 'Someone with time set aside'],
    step: {
      title: 'Give the exceptions an owner and half an hour',
      text: 'A person in the loop is a queue. Two mornings are enough to design it before anything is built.',
      reading: post('a-human-in-the-loop-is-a-queue'),
    },
  },
  {
    group: 'Your people',
    text: 'Could someone on your team change it after a year?',
    answers: ['No', 'With help', 'Yes'],
    step: {
      title: 'Let one colleague learn to read a flow',
      text: 'Whoever has built one asks better questions, also when others build. The course begins at the first step.',
      reading: course('automation-fundamentals'),
    },
  },
];

export const questions: readonly Question[] = asked.map((question, index) => ({
  name: `q${index + 1}`,
  ...question,
}));

/** Steps that follow a good result, used if few others apply. */
export const furtherSteps: readonly Question['step'][] = [
  {
    title: 'Have it built, beginning with one process',
    text: 'The first three weeks check what you answered here against last month’s cases.',
    reading: service('workflow-automation'),
  },
  {
    title: 'Plan the second year before the first',
    text: 'Upkeep is about 20 percent of the price a year. Decide who does it while there is still a choice.',
    reading: post('the-second-year-of-an-automation'),
  },
  {
    title: 'Rehearse the failure',
    text: 'Seven hours without a receiver cost one client nothing, because they had practised it.',
    reading: post('seven-hours-without-a-receiver'),
  },
];
