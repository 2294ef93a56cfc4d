/** Returns where this server itself listens, as Next notes it when it starts, or `otherwise` before that. */
export function ownOrigin(otherwise: string): string {
  return process.env.__NEXT_PRIVATE_ORIGIN ?? otherwise;
}
