/** How many posts would be announced by going live, and to how many subscribers each. */
export type Audience = { posts: number; recipients: number };
