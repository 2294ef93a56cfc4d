import { z } from 'zod';

/** Motifs of drawings, with the names that editors choose from. */
export const DRAWINGS = {
  sources: 'Answer with sources',
  'leave-alone': 'Better left alone',
  'break-even': 'Break-even',
  calendar: 'Calendar',
  call: 'Call',
  'handing-in': 'Case for a person',
  passage: 'Cited passage',
  bus: 'Connected systems',
  contract: 'Contract',
  dashboard: 'Dashboard',
  distribution: 'Distribution',
  mail: 'Email',
  fields: 'Fields of a document',
  plan: 'First workflow',
  forecast: 'Forecast',
  handover: 'Handover',
  tool: 'Internal tool',
  ledger: 'Ledger',
  lock: 'Lock',
  marking: 'Marked answers',
  network: 'Model',
  'only-once': 'Only once',
  outage: 'Outage',
  outbox: 'Outbox',
  pulse: 'Pulse',
  questions: 'Questions',
  'queue-by-reason': 'Queue by reason',
  ranking: 'Ranking',
  report: 'Report',
  retries: 'Retries',
  review: 'Review',
  confusion: 'Right and wrong answers',
  'score-sheet': 'Score sheet',
  shelves: 'Shelves',
  stopwatch: 'Stopwatch',
  team: 'Team',
  training: 'Training',
  unplugged: 'Unplugged',
  upkeep: 'Upkeep by year',
  variants: 'Ways of a process',
  workflow: 'Workflow',
} as const;
export type DrawingName = keyof typeof DRAWINGS;

const isName = (name: string): name is DrawingName => Object.hasOwn(DRAWINGS, name);

/** Parses a stored drawing; unknown motifs become a workflow. */
export const drawingName = z.string().transform((name) => (isName(name) ? name : 'workflow'));
