import { z } from 'zod';
import { typedEmail, typedText } from '@/lib/core/text/typed-text';
import { isTimeZone } from '@/lib/core/time/visitor-time';

const name = (label: string) =>
  typedText(`Please enter your ${label.toLowerCase()}.`)
    .min(1, `Please enter your ${label.toLowerCase()}.`)
    .max(100, `${label} must be at most 100 characters.`);

const optional = (label: string, max: number) =>
  typedText()
    .max(max, `${label} must be at most ${max} characters.`)
    .default('')
    .transform((text) => text || null);

/** The webinar form (spec section 5): what is optional and empty becomes null. */
export const registrationSchema = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: typedEmail,
  company: optional('Company', 160),
  jobTitle: optional('Job title', 120),
});

export type RegistrationInput = z.output<typeof registrationSchema>;

/** What the page adds to what the visitor types; unreadable values count as absent. */
export const registrationEnvelopeSchema = z.object({
  webinarId: z.guid().optional().catch(undefined),
  visitorTimeZone: z.string().max(60).refine(isTimeZone).optional().catch(undefined),
});

/** A part of a written recording: when it began, its slide, and what was said (markdown). */
export const chapterSchema = z.object({
  minute: z.number().int().min(0),
  title: z.string().min(1).max(80),
  points: z.array(z.string().min(1).max(100)).max(6),
  said: z.string().max(6000),
});

export type Chapter = z.output<typeof chapterSchema>;
