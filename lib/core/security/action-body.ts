/** Values of a call. An import of 5,000 clients has fewer. */
const MAX_VALUES = 200_000;
const MAX_DEPTH = 60;
const MAX_ARGUMENTS = 16;
const MAX_REFERENCE = 500;
/** Actions of one form: its own, and those of its buttons. */
const MAX_ACTIONS = 8;

const ACTION_ID = /^[0-9a-f]{42}$/;

/** Texts that React writes for values that JSON lacks, such as undefined; BigInts within React's own limit. */
const PLAIN_VALUE = /^\$(?:\$.*|undefined|-?Infinity|-0|NaN|T|D.{1,40}|n-?\d{1,300})$/s;
/** Another row: a promise, a form, a map, a set, or the value at a path. */
const REFERENCE = /^\$([@KQW]?)([0-9a-f]{1,8})((?::[^:]*)*)$/;

class Malformed extends Error {}

type Row = (id: number) => unknown;

/** Walks through the values of a call as React does, but refuses what no page of ours sends. */
class Walk {
  private left = MAX_VALUES;
  private readonly open = new Set<object>();
  private readonly done = new Set<object>();
  private readonly rows = new Map<number, unknown>();
  private readonly read: Row;

  constructor(read: Row) {
    this.read = read;
  }

  row(id: number): unknown {
    if (!this.rows.has(id)) this.rows.set(id, this.read(id));
    return this.rows.get(id);
  }

  /** Returns the value that stands at a path of a row, which never leads into what every object has. */
  private at(id: number, path: string[]): unknown {
    let value = this.row(id);
    for (const key of path) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
        throw new Malformed('A path leads nowhere');
      }
      value = Reflect.get(value, key);
    }
    return value;
  }

  visit(value: unknown, depth = 0): void {
    this.left -= 1;
    if (this.left < 0 || depth > MAX_DEPTH) throw new Malformed('More than any page sends');
    if (typeof value === 'string' && value.startsWith('$')) this.follow(value, depth);
    if (typeof value !== 'object' || value === null || this.done.has(value)) return;
    if (this.open.has(value)) throw new Malformed('A value contains itself');
    this.open.add(value);
    for (const inner of Object.values(value)) this.visit(inner, depth + 1);
    this.open.delete(value);
    this.done.add(value);
  }

  private follow(text: string, depth: number): void {
    if (PLAIN_VALUE.test(text)) return;
    const isShort = text.length <= MAX_REFERENCE;
    const [, kind, id = '', path = ''] = (isShort && REFERENCE.exec(text)) || [];
    if (kind === undefined) throw new Malformed('An unknown reference');
    // A form has no row of its own; its fields carry its number.
    if (kind === 'K') return;
    this.visit(this.at(Number.parseInt(id, 16), path.split(':').slice(1)), depth + 1);
  }
}

/** Reads the rows of a call whose fields begin with `prefix`. */
function rowsOf(form: FormData, prefix: string): Row {
  return (id) => {
    const [text, ...more] = form.getAll(`${prefix}${id}`);
    if (typeof text !== 'string' || more.length > 0) throw new Malformed('A row is missing');
    return JSON.parse(text);
  };
}

/** Returns whether a name can stand in the head of a part: Next's decoder fails at control characters other than tabs. */
const isPartName = (name: string) =>
  [...name].every((character) => character === '\t' || (character >= ' ' && character !== '\x7F'));

/** Checks the names of fields and files. */
function checkPartNames(form: FormData): void {
  for (const [name, value] of form) {
    if (!isPartName(name) || (value instanceof File && !isPartName(value.name))) {
      throw new Malformed('A name with a control character');
    }
  }
}

/** Checks the arguments of a call: row 0. */
function checkArguments(read: Row): void {
  const walk = new Walk(read);
  const given = walk.row(0);
  if (!Array.isArray(given) || given.length > MAX_ARGUMENTS) throw new Malformed('No arguments');
  walk.visit(given);
}

/** Checks what a form without JavaScript says of its actions, in fields that begin with $ACTION_. */
function checkFormActions(form: FormData): void {
  const fields = [...form.keys()].filter((name) => name.startsWith('$ACTION_'));
  const actions = fields.filter((name) => /^\$ACTION_(?:ID|REF)_/.test(name));
  if (actions.length > MAX_ACTIONS) throw new Malformed('Too many actions');
  for (const name of fields) {
    if (!/^\$ACTION_(?:KEY|ID_[0-9a-f]{42}|REF_\d{1,8}|\d{1,8}:\d{1,8})$/.test(name)) {
      throw new Malformed('An unknown field of an action');
    }
  }
  for (const [, number] of actions.flatMap((name) => [...name.matchAll(/_REF_(\d+)$/g)])) {
    const walk = new Walk(rowsOf(form, `$ACTION_${number}:`));
    const action = walk.row(0);
    const id = typeof action === 'object' && action !== null ? Reflect.get(action, 'id') : null;
    if (typeof id !== 'string' || !ACTION_ID.test(id)) throw new Malformed('An action has no id');
    walk.visit(action);
  }
}

/**
 * Returns whether React can decode the body of a server action: a page's own call, or a form sent without JavaScript.
 * Next answers others with status 500 and logs where its decoder failed.
 * @param actionId the header Next-Action of a call
 */
export async function isActionBodySound(
  request: Request,
  actionId: string | null,
): Promise<boolean> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = type.startsWith('multipart/form-data');
  if (actionId === null && !isForm) return true;
  try {
    if (actionId !== null && !ACTION_ID.test(actionId)) return false;
    if (!isForm) {
      const text = await request.text();
      checkArguments((id) => {
        if (id > 0) throw new Malformed('The only row is the first');
        return JSON.parse(text);
      });
      return true;
    }
    const form = await request.formData();
    if (actionId === null) {
      checkFormActions(form);
      return true;
    }
    checkPartNames(form);
    checkArguments(rowsOf(form, ''));
    return true;
  } catch (error) {
    if (error instanceof Malformed || error instanceof SyntaxError || error instanceof TypeError) {
      return false;
    }
    throw error;
  }
}
