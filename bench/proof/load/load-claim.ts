import type { PostgresStack } from '../../support/site.ts';
import type { Finding, Sabotaged } from '../claim.ts';
import { onSite, type ProofSite, type SiteOptions } from './proof-site.ts';

/** Breaks a stack before the site starts on it, or the server of the site through its environment. */
export type Fault = {
  fault: string;
  breaks?: (stack: PostgresStack) => Promise<unknown>;
  env?: NodeJS.Dict<string>;
};

type LoadClaim = Omit<Sabotaged, 'run' | 'sabotage'> & {
  /** Tries the claim on a site that has just started. */
  tryOn(site: ProofSite): Promise<Finding>;
  /** Called before each try. */
  options?(): SiteOptions | Promise<SiteOptions>;
  faults: [Fault, ...Fault[]];
};

/** Returns a claim about the production site under load. */
export function loadClaim({ tryOn, options, faults, ...described }: LoadClaim): Sabotaged {
  const run = async (fault?: Fault) => onSite(tryOn, { ...(await options?.()), fault });
  return {
    ...described,
    run: () => run(),
    sabotage: faults.map((fault) => ({ fault: fault.fault, run: () => run(fault) })),
  };
}

/** Returns a fault of a database function: `find`, which occurs once in it, becomes `replace`. */
export function inFunction(name: string, find: string, replace: string) {
  return async ({ sql }: Pick<PostgresStack, 'sql'>): Promise<void> => {
    const [known] = await sql('select pg_get_functiondef($1::regprocedure) as definition', [name]);
    const parts = String(known?.definition).split(find);
    if (parts.length !== 2)
      throw new Error(`${name} contains ${parts.length - 1} times, not once: ${find}`);
    await sql(parts.join(replace));
  };
}

/** Returns a fault caused by a statement. */
export const byStatement = (statement: string) => (stack: Pick<PostgresStack, 'sql'>) =>
  stack.sql(statement);
