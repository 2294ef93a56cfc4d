/** FAQ about the plans. */
export const pricingQuestions = [
  {
    question: 'What does a plan pay for?',
    answer:
      'For running what has been built: servers, connections to your tools, the reading done by AI, the record of each run, and the updates that keep connections working. Building is a service of its own; each states the price it starts from.',
  },
  {
    question: 'What counts as a run?',
    answer:
      'One case from start to end: one order, one invoice, one enquiry. Retries and test runs are not counted.',
  },
  {
    question: 'What happens in a month with more runs than the plan has?',
    answer:
      'Nothing stops. You get a message at 80 percent and another at 100. If it happens two months in a row, we suggest the next plan and show the figures.',
  },
  {
    question: 'Can we change the plan or leave?',
    answer:
      'At the end of any month, up or down, without a fee. Workflows, configuration and run history are yours, and you can take them with you.',
  },
  {
    question: 'Who repairs a workflow that stops?',
    answer:
      'On every plan you see what stopped and why, and can start it again. Engineers on call, nightly tests and monthly changes are part of the service Automation operations, which can be added to each plan.',
  },
];
