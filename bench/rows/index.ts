import type { Row } from '../row.ts';
import { bookingTime } from './booking.ts';
import { calendarMount } from './calendar-mount.ts';
import { countBytes } from './counts.ts';
import { deployed } from './deployed.ts';
import { editorStart } from './editor.ts';
import { interactionRows } from './interactions.ts';
import { publicJavaScript, staffJavaScript } from './javascript.ts';
import { jobs } from './jobs.ts';
import { lighthouseRows } from './lighthouse.ts';
import { liveBooking } from './live.ts';
import { memory } from './memory.ts';
import { screenTimes } from './screens.ts';
import { searchTime } from './search.ts';
import { serverCpu } from './server-cpu.ts';
import { rivals, slotReads } from './slots.ts';
import { volume } from './volume.ts';
import { wordBuffers } from './words.ts';

/**
 * All rows in the order of the table. `deployed` and `slotReads` start a second server, which follows the first and
 * slows it down; the last ones stop shared parts.
 */
export const rows: Row[] = [
  ...publicJavaScript,
  ...lighthouseRows,
  ...serverCpu,
  ...staffJavaScript,
  screenTimes,
  ...interactionRows,
  editorStart,
  liveBooking,
  rivals,
  calendarMount,
  bookingTime,
  ...deployed,
  slotReads,
  ...memory,
  searchTime,
  ...volume,
  ...jobs,
  countBytes,
  wordBuffers,
];
