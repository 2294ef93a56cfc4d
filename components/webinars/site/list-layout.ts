/** Classes of a list of webinars by date. */
export const listLayout = 'peer border-b border-line empty:hidden';

/** Hides the element after the list, unless the list is empty. */
export const whenEmpty = 'peer-[:not(:empty)]:hidden';
