/** Working examples of services, with the names that editors choose from. */
export const PIECES = {
  assistant: 'Assistant with four pages',
  close: 'Close calendar',
  conflict: 'Conflict of a sync',
  exceptions: 'Exception desk',
  forecast: 'Forecast with its error',
  incident: 'Incident, replayed',
  'process-map': 'Process map of five lines',
  question: 'Question with an explanation',
} as const;
export type PieceName = keyof typeof PIECES;

const isName = (name: string): name is PieceName => Object.hasOwn(PIECES, name);

/** Returns a stored piece; an unknown one becomes null. */
export const pieceOf = (name: string | null): PieceName | null =>
  name !== null && isName(name) ? name : null;
