/** An error whose message alone tells the person at the terminal what to do. */
export class PlainError extends Error {}

/** Prints a PlainError as one sentence, any other error in full, and ends the process. */
export function explainAndExit(error: unknown): never {
  console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** Returns the system's code of an error (`EADDRINUSE`, `EACCES`), or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
