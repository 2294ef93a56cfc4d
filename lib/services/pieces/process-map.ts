export const MAX_STEPS = 5;

/** Longest text of a step that is drawn. */
const MAX_LENGTH = 60;

export const EXAMPLE = [
  'Sales: types the order from an email',
  'Sales: asks for the credit limit',
  'Finance: looks it up',
  'Finance: copies the order into the ERP',
  'Warehouse: prints the delivery note',
].join('\n');

export type ProcessStep = {
  who: string;
  what: string;
  /** True if another person did the step before. */
  isHandover: boolean;
  /** True if the step moves data by hand. */
  isCopying: boolean;
};

/** Verbs of steps that move data by hand. */
const COPYING =
  /\b(?:cop(?:y|ies)|(?:re-?)?types?|enters?|re-?keys?|pastes?|prints?|scans?|transfers?)\b/i;

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

const shorten = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…` : text;

/** Parses lines such as 'Sales: types the order'. A line without a name belongs to the person of the line before. */
export function stepsOf(text: string): ProcessStep[] {
  const steps: ProcessStep[] = [];
  for (const line of linesOf(text).slice(0, MAX_STEPS)) {
    const [, name = '', rest = line] = /^([^:]*):(.*)$/.exec(line) ?? [];
    const before = steps.at(-1)?.who;
    const who = shorten(name.trim() || before || 'Someone');
    steps.push({
      who,
      what: shorten(rest.trim()),
      isHandover: before !== undefined && before.toLowerCase() !== who.toLowerCase(),
      isCopying: COPYING.test(rest),
    });
  }
  return steps;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Returns where to begin, from the steps of a process. */
function advice(steps: ProcessStep[], handovers: number): string {
  const copying = steps.find(({ isCopying }) => isCopying);
  if (copying) return `Begin with “${copying.what}”: a workflow can do it.`;
  if (handovers > 0) return 'Begin with the handovers: that is where work waits.';
  return 'Nothing is copied or handed over. Leave it as it is.';
}

/** Returns the counts of a process and where to begin. */
export function mapText(text: string): string {
  const steps = stepsOf(text);
  if (steps.length === 0) return 'Write up to five lines, such as “Sales: types the order”.';
  const handovers = steps.filter(({ isHandover }) => isHandover).length;
  const copying = steps.filter(({ isCopying }) => isCopying).length;
  const more = linesOf(text).length > MAX_STEPS ? ' Only the first five lines are drawn.' : '';
  return `${count(steps.length, 'step')}, ${count(handovers, 'handover')}, ${count(copying, 'step')} by hand. ${advice(steps, handovers)}${more}`;
}
