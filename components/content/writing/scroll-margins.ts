/** Heights of the bars above and below a text, which cover what is behind them. */
export const scrollMargins = { top: 124, bottom: 104 };
