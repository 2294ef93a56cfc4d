/** Skills that each level teaches. */
export const levels = [
  {
    label: 'Beginner',
    title: 'Read a workflow',
    text: 'Follow what an automation does, find out why it stopped, and say precisely what it should do instead.',
  },
  {
    label: 'Intermediate',
    title: 'Change one safely',
    text: 'Add a rule, connect a tool, test against past cases, and put it live without surprising anyone.',
  },
  {
    label: 'Advanced',
    title: 'Design your own',
    text: 'Choose what a model may decide, measure how often it is right, and build in the point where a person looks.',
  },
];
