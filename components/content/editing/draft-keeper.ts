import type { EditedContent } from '@/lib/content/editing/model';
import type { Seen } from '@/lib/content/editing/schema';
import type { FormValues } from '@/lib/content/kinds/fields';
import { maySend } from './draft-rules';

/** State of the text: saved on the server, being saved, or only in this browser. */
export type KeepState =
  | { kind: 'unchanged' | 'waiting' | 'saving' | 'lost' }
  | { kind: 'kept'; at: Date }
  | { kind: 'refused'; sentence: string };

export type KeepAnswer = { draft: string } | { theirs: EditedContent } | { refused: string };

type Ports = {
  /** Saves the values as a draft. Rejects if the server cannot be reached. */
  keep: (values: FormValues, seen: Seen) => Promise<KeepAnswer>;
  isSame: (a: FormValues, b: FormValues) => boolean;
  /** Local copy in this browser, kept until the server has the text. */
  copy: { keep: (values: FormValues) => void; drop: () => void };
  onState: (state: KeepState) => void;
  onConflict: (theirs: EditedContent) => void;
};

const PAUSE_MS = 800;
const RETRY_MS = 5000;

/** Returns the stored version and text of a record. */
export function storedIn(content: EditedContent): { values: FormValues; seen: Seen } {
  return {
    values: content.draft?.values ?? content.saved,
    seen: { record: content.updatedAt, draft: content.draft?.updatedAt ?? null },
  };
}

/**
 * Auto-saves a draft: shortly after the last change, one request at a time, with retries while the connection is lost.
 * Never overwrites another person's version.
 */
export function createDraftKeeper(start: { values: FormValues; seen: Seen }, ports: Ports) {
  let latest = start.values;
  /** Latest version and text known to be on the server. */
  let known = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isHeld = false;

  function schedule(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(send, delay);
  }

  /** Continues from the server's current version. */
  function agree(next: typeof start, state: KeepState) {
    known = next;
    if (ports.isSame(latest, known.values)) {
      ports.copy.drop();
      ports.onState(state);
    } else {
      ports.onState({ kind: 'waiting' });
      schedule(PAUSE_MS);
    }
  }

  /**
   * Continues if the server's newer version has the same text; otherwise reports a conflict. Returns whether it
   * continues.
   */
  function meet(theirs: EditedContent): boolean {
    const stored = storedIn(theirs);
    const isHarmless = ports.isSame(stored.values, known.values);
    isHeld = !isHarmless;
    if (isHarmless) {
      agree(stored, { kind: 'unchanged' });
    } else {
      ports.onState({ kind: 'waiting' });
      ports.onConflict(theirs);
    }
    return isHarmless;
  }

  async function request() {
    const sent = latest;
    ports.onState({ kind: 'saving' });
    try {
      const answer = await ports.keep(sent, known.seen);
      if ('theirs' in answer) meet(answer.theirs);
      else if ('refused' in answer) ports.onState({ kind: 'refused', sentence: answer.refused });
      else {
        const seen = { record: known.seen.record, draft: answer.draft };
        agree({ values: sent, seen }, { kind: 'kept', at: new Date() });
      }
    } catch {
      ports.onState({ kind: 'lost' });
      schedule(RETRY_MS);
    }
  }

  function send() {
    clearTimeout(timer);
    if (!maySend({ isHeld, isRunning: running !== null })) return;
    running = request().finally(() => {
      running = null;
    });
  }

  return {
    change(values: FormValues) {
      latest = values;
      ports.copy.keep(values);
      if (isHeld) return;
      ports.onState({ kind: 'waiting' });
      schedule(PAUSE_MS);
    },
    /** Waits for a running request. Nothing more is sent until `resume` or `agree` is called. */
    async hold(): Promise<Seen> {
      isHeld = true;
      clearTimeout(timer);
      await running;
      return known.seen;
    },
    /** Resumes saving. `record` is the version that this editor has just created without changing the text. */
    resume(record = known.seen.record) {
      isHeld = false;
      known = { ...known, seen: { ...known.seen, record } };
      if (!ports.isSame(latest, known.values)) schedule(PAUSE_MS);
    },
    /** Continues from this version, which is on the server. Text typed since then is sent next. */
    agree(next: typeof start) {
      isHeld = false;
      agree(next, { kind: 'unchanged' });
    },
    /** Replaces the text with this version from the server. */
    replace(next: typeof start) {
      latest = next.values;
      this.agree(next);
    },
    meet,
    /** Saves immediately, for example when the connection is back. */
    retry: send,
    stop() {
      clearTimeout(timer);
    },
  };
}
