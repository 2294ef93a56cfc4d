import type { Film } from '../film.ts';
import { aReceiverFailsAndRecovers } from './a-receiver-fails-and-recovers.ts';
import { answeredFromTheQueue } from './answered-from-the-queue.ts';
import { bookingMovesItsTask } from './booking-moves-its-task.ts';
import { bookingToWebhookLog } from './booking-to-webhook-log.ts';
import { endpointFailsAndResumes } from './endpoint-fails-and-resumes.ts';
import { forecastsWithErrors } from './forecasts-with-errors.ts';
import { readingInvoicesPerField } from './reading-invoices-per-field.ts';
import { replayOfADay } from './replay-of-a-day.ts';
import { scoringAutomationCandidates } from './scoring-automation-candidates.ts';

/** In recording order: films that change no data come first. */
export const films: readonly Film[] = [
  readingInvoicesPerField,
  forecastsWithErrors,
  aReceiverFailsAndRecovers,
  scoringAutomationCandidates,
  bookingToWebhookLog,
  endpointFailsAndResumes,
  replayOfADay,
  bookingMovesItsTask,
  answeredFromTheQueue,
];
