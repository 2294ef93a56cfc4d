import { expect, test } from 'vitest';
import { videoLabel } from './summary';

test.each([
  [true, false, 72, 'Highlights, 1 minute, no sound'],
  [true, false, 170, 'Highlights, 3 minutes, no sound'],
  [true, true, 29, 'Highlights, 29 seconds'],
  [false, true, 1, 'Recording, 1 second'],
  [false, true, 3480, 'Recording, 58 minutes'],
  [false, false, null, 'Recording, no sound'],
  [false, true, null, 'Recording'],
])(
  'labels a video (highlights: %s, sound: %s, %s seconds)',
  (isHighlights, hasSound, seconds, label) => {
    expect(videoLabel({ isHighlights, hasSound, seconds })).toBe(label);
  },
);
