/** An object of a PDF (ISO 32000-1, 7.3), limited to the details that the inspection needs. */
export type Value =
  | { kind: 'name' | 'word'; value: string }
  | { kind: 'text' }
  | { kind: 'reference'; number: number }
  | { kind: 'list'; items: Value[] }
  | { kind: 'dictionary'; entries: [key: string, value: Value | undefined][] };

const SPACE = '\\0\\t\\n\\f\\r ';
const REGULAR = `[^${SPACE}()<>[\\]{}/%]`;
const SPACES = new RegExp(`[${SPACE}]*`, 'y');
const COMMENT = /%[^\r\n]*/y;
const TOKEN = new RegExp(`<<|>>|/${REGULAR}*|<[^>]*>?|${REGULAR}+|.`, 'sy');

/** A text with a read position. */
export class Source {
  private readonly text: string;
  at: number;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const isFound = pattern.test(this.text);
    if (isFound) this.at = pattern.lastIndex;
    return isFound;
  }

  /** Skips spaces and comments. */
  skipGap(): void {
    do this.skip(SPACES);
    while (this.skip(COMMENT));
  }

  /** Returns the next token, or '' at the end. For a string it returns only the beginning. */
  next(): string {
    this.skipGap();
    TOKEN.lastIndex = this.at;
    const [token = ''] = TOKEN.exec(this.text) ?? [];
    this.at += token.length;
    if (token === '(') this.skipString();
    return token;
  }

  private skipString(): void {
    for (let depth = 1; depth > 0 && this.at < this.text.length; this.at++) {
      const character = this.text[this.at];
      if (character === '\\') this.at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
    }
  }
}
