/** Classes of inputs, text areas and selects. */
export const controlStyle =
  'w-full rounded-control border border-line-strong bg-surface text-base text-ink transition-colors hover:border-ink-2 focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-high disabled:cursor-not-allowed disabled:bg-hover disabled:text-ink-3';
