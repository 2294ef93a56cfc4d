/** Returns '1 subscriber' or '312 subscribers'. */
export function peopleCount(count: number): string {
  return count === 1 ? '1 subscriber' : `${count} subscribers`;
}
