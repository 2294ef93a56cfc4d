/** Numbers of posts to announce, subscribers to email, and emails; and the topics of the posts. */
export type Audience = { posts: number; recipients: number; mails: number; topics: string[] };

/** Unsent mails about a post, which can still be cancelled. `leavesAt`: when the first of them is sent. */
export type WaitingAnnouncement = { recipients: number; leavesAt: string };
