/** FAQ for applicants, valid for every job. */
export const applicantQuestions = [
  {
    question: 'Do I need a degree, or a year with a certain tool?',
    answer:
      'No. Each job says what you bring, and nothing else is asked. Former clerks, controllers and dispatchers have become consultants here, and two engineers began as interns.',
  },
  {
    question: 'May I use an AI assistant for the task?',
    answer:
      'Yes, and any other tool that you would use at work. Say which. In the second talk you explain each line as if it were yours, because in the job it will be.',
  },
  {
    question: 'Do you sponsor visas?',
    answer:
      'Not at the moment. You need the right to work in the United States on the day you begin. Remote jobs can be done from any state.',
  },
  {
    question: 'Can I work fewer hours?',
    answer:
      'In full-time jobs from 30 hours a week, at the same pay for an hour. Write it in your message. It changes who shares your workflows, and not whether you are invited.',
  },
  {
    question: 'What if you say no?',
    answer:
      'You get the reason in writing. You may apply for another job at once, and for the same kind of job when something has changed. What you sent is deleted automatically after the period stated on our security page.',
  },
];
