import type { DrawingName } from '@/lib/drawings';
import type { Dice } from '../pen/dice';
import type { Sketch } from '../pen/sketch';
import * as assistants from './assistants';
import * as charts from './charts';
import * as documents from './documents';
import * as events from './events';
import * as figures from './figures';
import * as flows from './flows';
import * as people from './people';
import * as things from './things';
import * as time from './time';

/** Functions that compose each drawing from random numbers. */
export const motifs: Record<DrawingName, (dice: Dice) => Sketch> = {
  sources: assistants.sources,
  'leave-alone': figures.leaveAlone,
  'break-even': charts.breakEven,
  calendar: time.calendar,
  call: assistants.call,
  'handing-in': assistants.handingIn,
  passage: assistants.passage,
  bus: flows.bus,
  contract: things.contract,
  dashboard: figures.dashboard,
  distribution: charts.distribution,
  mail: things.mail,
  fields: documents.fields,
  plan: flows.plan,
  forecast: charts.forecast,
  handover: people.handover,
  tool: things.tool,
  ledger: documents.ledger,
  lock: things.lock,
  marking: assistants.marking,
  network: charts.network,
  'only-once': events.onlyOnce,
  outage: events.outage,
  outbox: flows.outbox,
  pulse: events.pulse,
  questions: assistants.questions,
  'queue-by-reason': people.queueByReason,
  ranking: figures.ranking,
  report: figures.report,
  retries: events.retries,
  review: people.review,
  confusion: figures.confusion,
  'score-sheet': figures.scoreSheet,
  shelves: things.shelves,
  stopwatch: time.stopwatch,
  team: people.team,
  training: people.training,
  unplugged: things.unplugged,
  upkeep: charts.upkeep,
  variants: flows.variants,
  workflow: flows.workflow,
};
