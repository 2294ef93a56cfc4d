const CIRCLE = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0';

/** Lucide icons as one path each, for `LineIcon`. Public forms do not load Lucide's own components. */
export const icons = {
  circleAlert: `${CIRCLE}M12 8v4M12 16h.01`,
  circleCheck: `${CIRCLE}M16 9l-5.5 5.5L8 12`,
  info: `${CIRCLE}M12 16v-4M12 8h.01`,
  triangleAlert:
    'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  play: 'M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z',
  chevronDown: 'm6 9 6 6 6-6',
} as const;
