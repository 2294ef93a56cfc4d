import type { Level } from './rules';

export const levelTitles: Record<Level, string> = {
  stop: 'Not yet: one answer stops it, whatever the others say',
  measure: 'Measure first: too much is not known',
  prepare: 'Ready for one process, if the weak points come first',
  build: 'Ready to build',
};

export const levelAdvice: Record<Level, string> = {
  stop: 'A gate does not lower the score, it stops the process until the answer changes. That is mostly cheaper to change than any software.',
  measure:
    'Two weeks of measuring cost less than one wrong choice. The steps below need no software and no outside help.',
  prepare:
    'One process, with an owner and its exceptions counted, shows within ten weeks what the next ones are worth.',
  build:
    'You know more about your process than most firms that call us. Compare offers by their test on your own old cases.',
};
