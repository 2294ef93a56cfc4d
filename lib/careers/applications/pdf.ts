import { inflateSync } from 'node:zlib';
import { Source, type Value } from './pdf-syntax';

/** Names of PDF objects that a reader would run, open or unpack. */
const ACTIVE = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'AA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'RichMedia',
  'XFA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'FileAttachment',
]);

/** Maximum number of characters to read, including inflated ones. Only a malicious file needs more. */
const MAX_CHARACTERS = 8 * 1024 * 1024;
/** Fixed cost of a token, in addition to its characters. */
const TOKEN_COST = 16;

const MAX_DEPTH = 100;

/** Maximum length of the directory of an object stream. Writers put a few hundred objects into one. */
const MAX_DIRECTORY = 64 * 1024;

/** Thrown for a PDF that cannot be checked: damaged in an important place, or ambiguous. */
export class UncheckablePdf extends Error {}

const isKnown = (value: Value | undefined, name: string) =>
  value?.kind === 'name' && value.value === name;
const valuesOf = (value: Value, key: string) =>
  value.kind === 'dictionary' ? value.entries.filter(([name]) => name === key) : [];

/** Returns whether an open action only goes to a page. LaTeX writes such an action into every document. */
function isDestination(value: Value): boolean {
  if (value.kind !== 'dictionary') return value.kind !== 'reference';
  const actions = valuesOf(value, 'S');
  if (actions.length === 0 || valuesOf(value, 'Next').length > 0) return false;
  return actions.every(([, action]) => isKnown(action, 'GoTo'));
}

/** Parses the syntax of a PDF (ISO 32000-1, 7.2 to 7.5). */
class Inspection {
  private charactersLeft = MAX_CHARACTERS;
  private readonly objects = new Map<number, Value[]>();
  private readonly openActions: Value[] = [];
  private hasActiveName = false;
  isProtected = false;

  private readonly file: Buffer;

  constructor(file: Buffer) {
    this.file = file;
  }

  get isActive(): boolean {
    return this.hasActiveName || !this.openActions.every((action) => this.isHarmless(action));
  }

  private isHarmless(action: Value): boolean {
    if (action.kind !== 'reference') return isDestination(action);
    const objects = this.objects.get(action.number) ?? [];
    // An object with an unreadable number may be the referenced one.
    const all = [...objects, ...(this.objects.get(Number.NaN) ?? [])];
    return objects.length > 0 && all.every(isDestination);
  }

  /** Reads every object, even within strings and streams, because the directory of the file can point there. */
  run(): void {
    const text = this.file.toString('latin1');
    for (const { index, 0: keyword } of text.matchAll(
      /(?<=[\0\t\n\f\r \d])(?:obj|trailer)(?![A-Za-z])/g,
    )) {
      const head = text.slice(Math.max(0, index - 64), index);
      const [, number] = /(\d+)[\0\s]+\d+[\0\s]*$/.exec(head) ?? [];
      const source = new Source(text, index + keyword.length);
      const value = this.readValue(source);
      if (keyword === 'obj') this.remember(Number(number), value);
      if (valuesOf(value, 'First').length > 0 && valuesOf(value, 'N').length > 0) {
        if (this.take(source) === 'stream') this.readObjectStream(value, text, source.at);
      }
    }
  }

  private remember(number: number, value: Value): void {
    const known = this.objects.get(number);
    if (known) known.push(value);
    else this.objects.set(number, [value]);
  }

  private spend(characters: number): void {
    this.charactersLeft -= characters;
    if (this.charactersLeft < 0) throw new UncheckablePdf('The PDF is longer than it looks');
  }

  private take(source: Source): string {
    const from = source.at;
    const token = source.next();
    this.spend(source.at - from + TOKEN_COST);
    return token;
  }

  private readValue(source: Source, token = this.take(source), depth = 0): Value {
    if (depth > MAX_DEPTH) throw new UncheckablePdf('The PDF is nested too deeply');
    if (token === '[') return { kind: 'list', items: this.readItems(source, ']', depth) };
    if (token === '<<') return this.readDictionary(source, depth);
    if (token.startsWith('/')) return this.readName(token);
    if (token.startsWith('<') || token.startsWith('(')) return { kind: 'text' };
    return { kind: 'word', value: token };
  }

  private readName(token: string): Value {
    const value = token
      .slice(1)
      .replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    if (ACTIVE.has(value)) this.hasActiveName = true;
    return { kind: 'name', value };
  }

  private readItems(source: Source, end: string, depth: number): Value[] {
    const items: Value[] = [];
    for (let token = this.take(source); token && token !== end; token = this.take(source)) {
      const [number, generation] = items.slice(-2);
      if (token === 'R' && number?.kind === 'word' && generation?.kind === 'word') {
        items.splice(-2, 2, { kind: 'reference', number: Number(number.value) });
      } else {
        items.push(this.readValue(source, token, depth + 1));
      }
    }
    return items;
  }

  private readDictionary(source: Source, depth: number): Value {
    const items = this.readItems(source, '>>', depth);
    const entries: [string, Value | undefined][] = [];
    for (let at = 0; at < items.length; at++) {
      const key = items[at];
      // Skips misplaced tokens, as readers do.
      if (key?.kind !== 'name') continue;
      at += 1;
      const value = items[at];
      entries.push([key.value, value]);
      if (key.value === 'Encrypt') this.isProtected = true;
      if (key.value === 'OpenAction' && value) this.openActions.push(value);
    }
    return { kind: 'dictionary', entries };
  }

  /** Reads the objects in a stream: consecutive ones, and those that its directory points to. */
  private readObjectStream(stream: Value, text: string, afterKeyword: number): void {
    const [first, count] = [numberIn(stream, 'First'), numberIn(stream, 'N')];
    const content = this.contentOf(stream, text, afterKeyword);
    const head = content.slice(0, Math.min(first, MAX_DIRECTORY));
    const directory = head.match(/\d+/g) ?? [];
    if (first > MAX_DIRECTORY || head.includes('%') || directory.length < 2 * count) {
      throw new UncheckablePdf('An object stream has no directory');
    }
    const source = new Source(content, first);
    for (let nth = 0; nth < count; nth++) {
      const place = first + Number(directory[2 * nth + 1]);
      const number = Number(directory[2 * nth]);
      source.skipGap();
      if (source.at !== place) this.remember(number, this.readValue(new Source(content, place)));
      this.remember(number, this.readValue(source));
    }
  }

  private contentOf(stream: Value, text: string, afterKeyword: number): string {
    const [, start] =
      /^[\t ]*(?:\r\n|\n|\r)/d.exec(text.slice(afterKeyword, afterKeyword + 64))?.indices?.[0] ??
      [];
    if (start === undefined) throw new UncheckablePdf('A stream has no beginning');
    const filters = valuesOf(stream, 'Filter').flatMap(([, value]) =>
      value?.kind === 'list' ? value.items : [value],
    );
    const parameters = [...valuesOf(stream, 'DecodeParms'), ...valuesOf(stream, 'DP')];
    if (filters.length === 0) return text.slice(afterKeyword + start);
    if (filters.length > 1 || !isKnown(filters[0], 'FlateDecode') || parameters.length > 0) {
      throw new UncheckablePdf('An object stream is stored in an unusual way');
    }
    const packed = this.file.subarray(afterKeyword + start);
    try {
      const content = inflateSync(packed, { maxOutputLength: Math.max(1, this.charactersLeft) });
      this.spend(content.length);
      return content.toString('latin1');
    } catch (cause) {
      throw new UncheckablePdf('An object stream is damaged or too long', { cause });
    }
  }
}

/** Returns a number that is a direct value in the dictionary and occurs once. */
function numberIn(value: Value, key: string): number {
  const [[, found] = [], ...more] = valuesOf(value, key);
  const digits = found?.kind === 'word' && /^\d{1,8}$/.test(found.value) ? found.value : '';
  if (!digits || more.length > 0) throw new UncheckablePdf(`An object stream has no plain ${key}`);
  return Number(digits);
}

/**
 * Returns whether a PDF is password-protected or has active content: scripts, programs, attachments, or actions on
 * opening. Includes the content of object streams, and names in any spelling.
 * @throws UncheckablePdf
 */
export function inspectPdfObjects(file: Buffer): { isProtected: boolean; isActive: boolean } {
  const inspection = new Inspection(file);
  inspection.run();
  return { isProtected: inspection.isProtected, isActive: inspection.isActive };
}
