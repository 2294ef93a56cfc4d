import type { EventColours, Tone } from './model';

/**
 * Returns the colours of an event (spec section 9) for FullCalendar: a tint of the tone, its edge, ink.
 * They are tokens of app/globals.css, so that they follow the theme and keep their contrast.
 */
export function eventColours(tone: Tone): EventColours {
  return {
    backgroundColor: `color-mix(in srgb, var(--${tone}) 13%, var(--surface))`,
    borderColor: `var(--${tone})`,
    textColor: 'var(--ink)',
  };
}
