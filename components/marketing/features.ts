/** The six features of the home page (spec section 2), each with its icon path and the slug of its service. */
export const features = [
  {
    icon: 'M4 3h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm10 10h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1ZM7 11v4a2 2 0 0 0 2 2h4',
    title: 'Processes that run themselves',
    text: 'Hand-offs between tools happen on their own, with retries, limits and a record of every step.',
    service: 'workflow-automation',
  },
  {
    icon: 'M3 8V5a2 2 0 0 1 2-2h3m8 0h3a2 2 0 0 1 2 2v3m0 8v3a2 2 0 0 1-2 2h-3m-8 0H5a2 2 0 0 1-2-2v-3M7 8h9M7 12h10M7 16h6',
    title: 'Documents read by AI',
    text: 'Invoices, orders and claims are read, checked against your rules and filed; doubtful ones wait for a person.',
    service: 'document-processing',
  },
  {
    icon: 'M4 7h16M8 3 4 7l4 4m12 6H4m12 4 4-4-4-4',
    title: 'Tools connected both ways',
    text: 'CRM, ERP, inbox and spreadsheets stay in step, whichever of them changed first.',
    service: 'systems-integration',
  },
  {
    icon: 'M4 4h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H8l-5 4V5a1 1 0 0 1 1-1Zm4 9a2 2 0 0 0 2-2V8H8v3h2m4 2a2 2 0 0 0 2-2V8h-2v3h2',
    title: 'Answers from your knowledge',
    text: 'Assistants reply from your own documents, name the page, and say so when they do not know.',
    service: 'ai-assistants',
  },
  {
    icon: 'M2 21v-2a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v2M9 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm7 8 2 2 4-4',
    title: 'People approve what matters',
    text: 'Together we find which decisions stay with people. They wait for a name; the rest runs alone.',
    service: 'process-discovery',
  },
  {
    icon: 'M5 21v-6m7 6V3m7 18V9',
    title: 'Every run on record',
    text: 'See what ran, what it changed, what it cost and what it saved, week by week.',
    service: 'automation-operations',
  },
];
