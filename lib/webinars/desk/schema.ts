import { z } from 'zod';
import { recordId } from '@/lib/core/text/record-id';
import { typedText } from '@/lib/core/text/typed-text';

/** A staff action on a question. */
export const questionStep = z.object({
  id: recordId,
  webinarId: recordId,
  step: z.enum(['answer', 'reopen', 'hide', 'show']),
});

/** New start time of a webinar, with the time that the leader saw. */
export const webinarMove = z.object({
  id: recordId,
  from: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  tells: z.boolean(),
});

/** Note to all registrants. */
export const noteSchema = z.object({
  webinarId: recordId,
  note: typedText('Please write the note.')
    .min(1, 'Please write the note.')
    .max(2000, 'A note must be at most 2,000 characters.'),
});

/** Reason that is shown to registrants and on the page. */
export const cancellationSchema = z.object({
  webinarId: recordId,
  reason: typedText('Please give the reason.')
    .min(1, 'Please give the reason.')
    .max(400, 'The reason must be at most 400 characters.'),
});
