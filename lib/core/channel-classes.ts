/** Classes of the channels by which visitors come; the database classifies them (private.channel_class). */
export const CHANNEL_CLASSES = [
  'paid',
  'mail',
  'social',
  'search',
  'ai',
  'referral',
  'direct',
] as const;
export type ChannelClass = (typeof CHANNEL_CLASSES)[number];

export const channelClassNames: Record<ChannelClass, string> = {
  paid: 'Paid',
  mail: 'Mail',
  social: 'Social networks',
  search: 'Search engines',
  ai: 'Assistants',
  referral: 'Other sites',
  direct: 'Unknown',
};
