/** Actors of the steps of a process. */
const ACTOR = /\s*\((person|model|system)\)$/i;

/** Maximum number of letters that fit into a drawn step. */
export const MAX_STEP_LETTERS = 20;
export const MAX_LABEL_LETTERS = 20;
const MAX_STEPS = 12;

export type WrittenStep = { name: string; by: 'person' | 'model' | 'system' };
export type WrittenProcess = {
  steps: WrittenStep[];
  links: { from: string; to: string; label: string }[];
};

function stepOf(written: string): WrittenStep {
  const by = ACTOR.exec(written)?.[1]?.toLowerCase();
  return {
    name: written.replace(ACTOR, '').trim(),
    by: by === 'person' || by === 'model' ? by : 'system',
  };
}

/**
 * Parses the lines of a process: `Mail arrives -> Read it (model) -> Post to ledger : 40 s`. The text after the last
 * colon is the label of the last link, and a name in brackets is the actor of a step.
 */
export function processOf(text: string): WrittenProcess {
  const steps = new Map<string, WrittenStep>();
  const links: WrittenProcess['links'] = [];
  for (const line of text.split('\n')) {
    const [, chain = '', label = ''] = /^(.*?)(?:\s+:\s+([^:]*))?$/.exec(line.trim()) ?? [];
    const names = chain
      .split(/\s*(?:->|→)\s*/)
      .filter(Boolean)
      .map(stepOf);
    for (const step of names) {
      const known = steps.get(step.name);
      if (!known && steps.size >= MAX_STEPS) continue;
      steps.set(step.name, known && step.by === 'system' ? known : step);
    }
    for (const [place, { name: to }] of names.entries()) {
      const from = names[place - 1]?.name;
      if (!from || !steps.has(from) || !steps.has(to)) continue;
      links.push({ from, to, label: place === names.length - 1 ? label.trim() : '' });
    }
  }
  return { steps: [...steps.values()], links };
}
