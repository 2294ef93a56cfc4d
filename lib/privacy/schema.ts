import { z } from 'zod';
import { typedEmail } from '@/lib/core/text/typed-text';
import { privacyNotices } from '@/lib/notices/privacy';

/** Email address of a person, in lower case as the database compares it. */
export const personEmail = typedEmail.transform((email) => email.toLowerCase());

/** An erasure, confirmed by entering the email address again. */
export const erasureInput = z
  .object({ email: personEmail, confirmation: personEmail })
  .refine(({ email, confirmation }) => email === confirmation, {
    path: ['confirmation'],
    error: privacyNotices.confirmationDiffers,
  });
