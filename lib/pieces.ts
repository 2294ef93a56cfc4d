import { z } from 'zod';

/** Working examples of services, with the names that editors choose from. */
export const PIECES = {
  exceptions: 'Exception desk: settle three invoices',
} as const;
export type PieceName = keyof typeof PIECES;

const isName = (name: string): name is PieceName => Object.hasOwn(PIECES, name);

/** Parses a stored piece; an unknown one becomes null. */
export const pieceName = z
  .string()
  .nullable()
  .transform((name) => (name !== null && isName(name) ? name : null));
