import type { Context } from './support/context.ts';

export type Unit =
  | 'bytes'
  | 'ms'
  | 's'
  | 'points'
  | 'requests'
  | 'requests/s'
  | 'scans'
  | 'rows'
  | 'pages';

/** Figures of one page or screen, one number per round. */
export type Sample = { subject: string; ours: number[]; anchor?: number[] };

/** A line of the table. The figures are medians of rounds; of several samples, the one nearest to the bar counts. */
export type Row = {
  /** Selects the row: `npm run bench -- <name>`. */
  name: string;
  what: string;
  unit: Unit;
  /** Limits the ratio to the anchor if there is one, otherwise the figure. */
  bar: { most: number } | { least: number };
  anchor?: string;
  /** The stack used in place of Supabase, if the figure depends on it. */
  stack?: string;
  measure(context: Context): Promise<Sample[]>;
};

/** Stack of the rows that query the database through its HTTP API. */
export const EMBEDDED_API = 'embedded API on PostgreSQL';

/** Shares one measurement between rows. */
export function once<Result>(
  measure: (context: Context) => Promise<Result>,
): (context: Context) => Promise<Result> {
  const results = new WeakMap<Context, Promise<Result>>();
  return (context) => {
    const known = results.get(context) ?? measure(context);
    results.set(context, known);
    return known;
  };
}

/** Measures subjects one after the other: names, or objects with a name. */
export async function sampleEach<Subject extends string | { subject: string }>(
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<Partial<Sample> & Pick<Sample, 'ours'>>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const one of subjects) {
    const subject = typeof one === 'string' ? one : one.subject;
    samples.push({ subject, ...(await measure(one)) });
  }
  return samples;
}
