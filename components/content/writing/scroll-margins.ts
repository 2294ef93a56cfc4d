/** Heights of the fixed bars above and below a text, which would cover the caret. */
export const scrollMargins = { top: 124, bottom: 104 };
