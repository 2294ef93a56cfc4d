/** An error with a user-facing message that explains what to do; printed without a stack trace. */
export class PlainError extends Error {}

/** Prints the message of a PlainError, or any other error in full, and ends the process. */
export function explainAndExit(error: unknown): never {
  console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** Returns the system code of an error (`EADDRINUSE`, `EACCES`), or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
