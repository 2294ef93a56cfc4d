/** A block of the slash menu; the caret is placed at the `…` in its text. */
export type Block = { name: string; detail: string; text: string };

export const blocks: readonly Block[] = [
  { name: 'Heading', detail: 'Begins a section', text: '## …' },
  { name: 'Smaller heading', detail: 'Begins a part of a section', text: '### …' },
  { name: 'List', detail: 'With dashes', text: '- …' },
  { name: 'Numbered list', detail: 'Steps in their order', text: '1. …' },
  { name: 'Task list', detail: 'With boxes', text: '- [ ] …' },
  { name: 'Quotation', detail: 'A quote without a name', text: '> …' },
  {
    name: 'Table',
    detail: 'Two columns, to begin with',
    text: '| … | After |\n| --- | --- |\n|  |  |',
  },
  { name: 'Code', detail: 'As typed, in lines of equal width', text: '```\n…\n```' },
  { name: 'Divider', detail: 'A line between two parts', text: '---' },
  { name: 'Note', detail: 'Set apart from the text', text: ':::note\n…\n:::' },
  {
    name: 'Figure',
    detail: 'A picture or table with its source; width="wide" or "half"',
    text: ':::figure{source="…" caption=""}\n![]()\n:::',
  },
  {
    name: 'Before and after',
    detail: 'Two lists side by side',
    text: ':::before-after\n- …\n\n---\n\n- \n:::',
  },
  {
    name: 'Quotation with a person',
    detail: 'Name and role below it',
    text: ':::quote{name="" role=""}\n…\n:::',
  },
  {
    name: 'Process',
    detail: 'Drawn from lines with arrows',
    text: ':::process\n… -> Read the invoice -> Post to the ledger : 40 s\n:::',
  },
  {
    name: 'Call to action',
    detail: 'A button that leads to booking',
    text: ':::action{intent="demo"}\n…\n:::',
  },
  { name: 'Service', detail: 'The card of one of our services', text: ':::service{slug="…"}\n:::' },
];
