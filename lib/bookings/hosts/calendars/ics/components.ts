import { CalendarProblem } from './problem.ts';

/** A content line: its name and the names of its parameters in upper case, its value unchanged. */
export type Property = { name: string; params: ReadonlyMap<string, string>; value: string };

/** A component: the lines and components between BEGIN and END. The name is in upper case. */
export type Component = {
  name: string;
  properties: Property[];
  children: Component[];
};

const LINE = /^[a-z][\w.-]*[;:]/i;
const TIME_NAMES = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)$/;
const TIME = /^\s*"?\d{4}-?\d\d-?\d\d[-+\dTZPWDHMS:,/. "]*$/i;
const TIMES = /^\s*[-+,\dP][-+\dTZPWDHMS:,/. ]*$/i;

const isOpen = (parts: readonly string[]) => /[,;=:]\s*$/.test(parts.at(-1) ?? '');

/**
 * Returns the content lines of a text, with folded lines joined. An invalid line is appended to the line before if that
 * may be incomplete, because some programs break lines without the space required by RFC 5545; otherwise it is skipped.
 */
function contentLines(text: string): string[] {
  const unfolded: string[][] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const last = unfolded.at(-1);
    if (last && /^[ \t]/.test(line)) last.push(line.slice(1));
    else if (line !== '') unfolded.push([line]);
  }
  const lines: string[][] = [];
  for (const parts of unfolded) {
    const line = parts.join('').trimStart();
    const last = lines.at(-1);
    if (LINE.test(line)) lines.push([line]);
    else if (last && (TIMES.test(line) || isOpen(last))) last.push(line);
  }
  return lines.map((parts) => parts.join(''));
}

/** Returns the positions of a character outside quotes. */
function outsideQuotes(text: string, character: string): number[] {
  const found: number[] = [];
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && text[at] === character) found.push(at);
  }
  return found;
}

/** Returns the start of the value. A zone such as (UTC-05:00) contains a colon, which many programs do not quote. */
function colonOf(line: string, name: string): number {
  if (!TIME_NAMES.test(name)) return outsideQuotes(line, ':')[0] ?? line.indexOf(':');
  const colons = outsideQuotes(line, ':');
  return colons.find((at) => TIME.test(line.slice(at + 1))) ?? colons[0] ?? line.lastIndexOf(':');
}

function paramsOf(text: string): Map<string, string> {
  const cuts = [...outsideQuotes(text, ';'), text.length];
  return new Map(
    cuts.slice(1).map((end, nth) => {
      const [name = '', ...value] = text.slice((cuts[nth] ?? 0) + 1, end).split('=');
      return [name.trim().toUpperCase(), value.join('=').replaceAll('"', '').trim()];
    }),
  );
}

function propertyOf(line: string): Property {
  const name = line.slice(0, line.search(/[;:]/)).toUpperCase();
  if (line[name.length] === ':') {
    return { name, params: new Map(), value: line.slice(name.length + 1) };
  }
  const colon = colonOf(line, name);
  return {
    name,
    params: paramsOf(line.slice(name.length, colon)),
    value: line.slice(colon + 1),
  };
}

/**
 * Returns the components of a text in iCalendar format, each with its children.
 * @throws CalendarProblem if a component has no end or a wrong one
 */
export function componentsOf(text: string): Component[] {
  const roots: Component[] = [];
  const open: Component[] = [];
  for (const line of contentLines(text)) {
    const property = propertyOf(line);
    const kind = property.value.trim().toUpperCase();
    if (property.name === 'BEGIN') {
      const begun: Component = { name: kind, properties: [], children: [] };
      (open.at(-1)?.children ?? roots).push(begun);
      open.push(begun);
    } else if (property.name === 'END') {
      const closed = open.pop();
      if (closed?.name !== kind) {
        const expected = closed ? `${closed.name} ends` : 'nothing is open';
        throw new CalendarProblem(`The calendar is damaged: it has END:${kind} where ${expected}.`);
      }
    } else open.at(-1)?.properties.push(property);
  }
  const [cut] = open;
  if (cut) throw new CalendarProblem(`The calendar is cut off: END:${cut.name} is missing.`);
  return roots;
}

/** Returns a component and all its descendants. */
export function within(component: Component): Component[] {
  return [component, ...component.children.flatMap(within)];
}

const isEmpty = ({ value }: Property) => /^[\s"]*$/.test(value);

/** Returns the properties with this name that have a value, in order. */
export function allOf({ properties }: Component, name: string): Property[] {
  return properties.filter((property) => property.name === name && !isEmpty(property));
}

/** Returns the first property with this name that has a value. */
export function firstOf({ properties }: Component, name: string): Property | undefined {
  return properties.find((property) => property.name === name && !isEmpty(property));
}

/** Returns whether properties with this name exist, all without a value. */
export function isLeftEmpty(component: Component, name: string): boolean {
  const isThere = component.properties.some((property) => property.name === name);
  return isThere && !firstOf(component, name);
}

/** Returns the trimmed value of the first property with this name; '' if there is none. */
export function textOf(component: Component, name: string): string {
  return firstOf(component, name)?.value.trim() ?? '';
}
