/** Number of posts that going live would announce, and of subscribers for each. */
export type Audience = { posts: number; recipients: number };
