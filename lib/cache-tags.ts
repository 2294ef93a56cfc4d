/** Tags of cached public data; the action that changes the data revalidates its tag. */
export const cacheTags = {
  slots: 'slots',
} as const;
