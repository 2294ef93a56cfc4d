/** List of webinars by date. */
export const listLayout = 'peer border-b border-line empty:hidden';

/** Hides what follows the list, unless the list is empty. */
export const whenEmpty = 'peer-[:not(:empty)]:hidden';
