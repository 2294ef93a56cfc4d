/** Returns '1 subscriber' or '312 subscribers'. */
export function peopleCount(count: number): string {
  return count === 1 ? '1 subscriber' : `${count} subscribers`;
}

/** Returns '1 registered person' or '14 registered people'. */
export function registeredPeople(count: number): string {
  return count === 1 ? '1 registered person' : `${count} registered people`;
}
