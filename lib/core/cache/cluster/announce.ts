declare global {
  /**
   * Set if the server follows a clock. A global, because Next bundles the site separately from modules that Node loads
   * before it, so the two share no module. Never rejects.
   */
  var clusterAnnounce: ((keys: readonly string[]) => Promise<void>) | undefined;
}

/** Notifies the other servers of stale tags and pages. Never rejects. */
export async function announceStale(keys: readonly string[]): Promise<void> {
  await globalThis.clusterAnnounce?.(keys);
}
