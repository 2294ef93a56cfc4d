import type { EditedContent } from '@/lib/content/editing/model';
import type { Seen } from '@/lib/content/editing/schema';
import type { FormValues } from '@/lib/content/kinds/fields';
import { maySend } from './draft-rules';

/** State of the typed text: on the server, on its way, or only here. */
export type KeepState =
  | { kind: 'unchanged' | 'waiting' | 'saving' | 'lost' }
  | { kind: 'kept'; at: Date }
  | { kind: 'refused'; sentence: string };

export type KeepAnswer = { draft: string } | { theirs: EditedContent } | { refused: string };

type Ports = {
  /** Saves the values as a draft; rejects where the server cannot be reached. */
  keep: (values: FormValues, seen: Seen) => Promise<KeepAnswer>;
  isSame: (a: FormValues, b: FormValues) => boolean;
  /** The copy in this browser, while the server does not have the text. */
  copy: { keep: (values: FormValues) => void; drop: () => void };
  onState: (state: KeepState) => void;
  onConflict: (theirs: EditedContent) => void;
};

const PAUSE_MS = 800;
const RETRY_MS = 5000;

/** Returns version and text of a record as they are stored. */
export function storedIn(content: EditedContent): { values: FormValues; seen: Seen } {
  return {
    values: content.draft?.values ?? content.saved,
    seen: { record: content.updatedAt, draft: content.draft?.updatedAt ?? null },
  };
}

/**
 * Saves a draft while someone types: a moment after the last change, one request at a time, with retries while
 * the connection is lost, and never over someone else's version.
 */
export function createDraftKeeper(start: { values: FormValues; seen: Seen }, ports: Ports) {
  let latest = start.values;
  /** Version and text that the server has. */
  let known = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isHeld = false;

  function schedule(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(send, delay);
  }

  /** Continues from what the server has now. */
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

  /** Continues if the server's other version has the same text; else reports a conflict. Returns whether it continues. */
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
    /** Waits for a running request; nothing more is sent until `resume` or `agree`. */
    async hold(): Promise<Seen> {
      isHeld = true;
      clearTimeout(timer);
      await running;
      return known.seen;
    },
    /** Sends again; `record` is the version that this editor has just made without changing the text. */
    resume(record = known.seen.record) {
      isHeld = false;
      known = { ...known, seen: { ...known.seen, record } };
      if (!ports.isSame(latest, known.values)) schedule(PAUSE_MS);
    },
    /** Continues from this version, which the server has; text typed since is sent next. */
    agree(next: typeof start) {
      isHeld = false;
      agree(next, { kind: 'unchanged' });
    },
    /** Continues with another text, which the server has in this version. */
    replace(next: typeof start) {
      latest = next.values;
      this.agree(next);
    },
    meet,
    /** Sends at once, for when the connection is back. */
    retry: send,
    stop() {
      clearTimeout(timer);
    },
  };
}
