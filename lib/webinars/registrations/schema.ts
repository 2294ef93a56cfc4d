import { z } from 'zod';
import { recordId } from '@/lib/core/text/record-id';
import { typedEmail, typedName, typedText } from '@/lib/core/text/typed-text';
import { isTimeZone } from '@/lib/core/time/visitor-time';

const name = (label: string) =>
  typedName(`Please enter your ${label.toLowerCase()}.`)
    .min(1, `Please enter your ${label.toLowerCase()}.`)
    .max(100, `${label} must be at most 100 characters.`);

const optional = (label: string, max: number) =>
  typedText()
    .max(max, `${label} must be at most ${max} characters.`)
    .default('')
    .transform((text) => text || null);

/** The webinar form (spec section 5); empty optional fields become null. */
export const registrationSchema = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: typedEmail,
  company: optional('Company', 160),
  jobTitle: optional('Job title', 120),
});

export type RegistrationInput = z.output<typeof registrationSchema>;

/** Hidden fields of the form; an invalid time zone is ignored. */
export const registrationEnvelopeSchema = z.object({
  webinarId: recordId,
  visitorTimeZone: z.string().max(60).refine(isTimeZone).nullable().catch(null),
});
export type RegistrationEnvelope = z.output<typeof registrationEnvelopeSchema>;
