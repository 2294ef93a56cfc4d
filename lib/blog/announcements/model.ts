/** Number of posts that going live would announce, of subscribers who are mailed, and of mails; and their topics. */
export type Audience = { posts: number; recipients: number; mails: number; topics: string[] };

/** Mails about a post that can still be called back. `leavesAt`: when the first of them leaves. */
export type WaitingAnnouncement = { recipients: number; leavesAt: string };
