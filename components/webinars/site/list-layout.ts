/** Grid of webinar cards. */
export const listLayout = 'peer grid grid-cols-1 gap-6 empty:hidden md:grid-cols-2 xl:grid-cols-3';

/** Hides what follows the grid, unless the grid is empty. */
export const whenEmpty = 'peer-[:not(:empty)]:hidden';
