import * as assistants from './motifs/assistants';
import * as charts from './motifs/charts';
import * as documents from './motifs/documents';
import * as events from './motifs/events';
import * as figures from './motifs/figures';
import * as flows from './motifs/flows';
import * as people from './motifs/people';
import * as things from './motifs/things';
import * as time from './motifs/time';
import type { Dice } from './pen/dice';
import type { Sketch } from './pen/sketch';

/** Subject of a drawing. Equal subjects have equal drawings. */
export type Subject = {
  /** Differs for every subject, such as its path, and decides the composition. */
  seed: string;
  title: string;
  /** Its category and tags. */
  tags: readonly string[];
  summary?: string;
};

type Motif = (dice: Dice) => Sketch;

/** The words that call for a motif, special ones first. */
const library: readonly (readonly [words: RegExp, motif: Motif])[] = [
  [/not to automate|leave (it )?alone|better left/, figures.leaveAlone],
  [/retiring|switch(ing)? off|decommission/, things.unplugged],
  [/second year|maintenance|upkeep|costs? a year/, charts.upkeep],
  [/hand(s|ing)? (it )?over|owner\b|runbook/, people.handover],
  [/human|in the loop|reviewer|approv/, people.review],
  [/without a receiver|outage|replay|incident|recovery/, events.outage],
  [/idempoten|duplicat|at least once|twice/, events.onlyOnce],
  [/webhook|\bretr(y|ies)|back-off/, events.retries],
  [/\bapi\b|contract|terms|agreement/, things.contract],
  [/vendor|interview|what to ask/, assistants.questions],
  [/does not know|refus|unsure|escalat/, assistants.handingIn],
  [/invention|evaluat|blind|quality/, assistants.marking],
  [/retrieval|\bcite|passage/, assistants.passage],
  [/assistant|chatbot|knowledge base/, assistants.sources],
  [/classif|confusion|accuracy/, figures.confusion],
  [/\bfields?\b|document processing|extract/, documents.fields],
  [/invoice|ledger|accounts payable|bookkeep|billing/, documents.ledger],
  [/exception|queue|backlog/, people.queueByReason],
  [/month|\bclose\b|calendar|deadline|booking|consultation/, time.calendar],
  [/sheet|checklist|questionnaire/, figures.scoreSheet],
  [/scor(e|ing)|candidate|priorit|choose|ranking/, figures.ranking],
  [/discover|observ|stopwatch|measured?\b/, time.stopwatch],
  [/process mining|\bsql\b|variants|event logs?/, flows.variants],
  [/reporting|monthly report|statements?\b/, figures.report],
  [/forecast|percentile|predict|demand/, charts.forecast],
  [/dashboards?|\bkpi/, figures.dashboard],
  [/internal tool|next\.js|web development|keyboard|interface/, things.tool],
  [/broker|outbox/, flows.outbox],
  [/integrat|systems?\b|synchron|connect/, flows.bus],
  [/training|teams?\b|learn|academy|workshop/, people.training],
  [/fundamentals|basics|first workflow|introduction/, flows.plan],
  [/e?-?mails?\b|inbox|letters?\b/, things.mail],
  [/\bcalls?\b|phone|voice|speech/, assistants.call],
  [/stock|warehouse|shelf|shelves|inventory/, things.shelves],
  [/privacy|cookies?\b|security|permission/, things.lock],
  [/pric(e|es|ing)\b|payback|savings|costs?\b/, charts.breakEven],
  [/\bai\b|machine learning|model/, charts.network],
  [/operations|monitor|on-call|alerts?\b/, events.pulse],
  [/documents?\b|paper|forms?\b/, documents.fields],
  [/workflow|automat|flow/, flows.workflow],
  [/data|statistic|report/, charts.distribution],
  [/business intelligence|finance/, figures.dashboard],
  [/careers?|hiring|jobs?\b|engineer|consultant|author|intern\b/, people.team],
  [/strategy/, figures.ranking],
];

/** Returns the motif that the title calls for, else the tags, else the summary; without any, a workflow. */
export function motifOf({ title, tags, summary = '' }: Subject): Motif {
  for (const text of [title, tags.join('\n'), summary]) {
    const found = library.find(([words]) => words.test(text.toLowerCase()));
    if (found) return found[1];
  }
  return flows.workflow;
}
