import { z } from 'zod';
import { typedEmail } from '@/lib/core/text/typed-text';
import { MIN_PASSWORD_LENGTH } from './password-length';

/** An email address in lower case, as stored with accounts. */
export const emailField = typedEmail.transform((email) => email.toLowerCase());

const area = z.enum(['admin', 'team']);

/** The sign-in form. `destinationAfterSignIn` checks `next`. */
export const signInSchema = z.object({
  area,
  email: emailField,
  password: z.string().min(1, 'Please enter your password.').max(1000),
  next: z.string().max(2000).optional().catch(undefined),
});

export const signOutSchema = area;

export const passwordResetSchema = z.object({ email: emailField });

/** Auth hashes only this many bytes of a password. */
const MAX_PASSWORD_BYTES = 72;

/** A new password, entered twice; `passwordsAgree` compares the two. */
export const newPasswordFields = {
  password: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `Please choose at least ${MIN_PASSWORD_LENGTH} characters.`)
    .refine(
      (password) => new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES,
      'Please choose a shorter password.',
    ),
  repeatedPassword: z.string(),
};

/** Adds a check to the form that the two passwords match; the error belongs to the second field. */
export function passwordsAgree<
  Form extends z.ZodType<{ password: string; repeatedPassword: string }>,
>(form: Form) {
  return form.refine(({ password, repeatedPassword }) => password === repeatedPassword, {
    path: ['repeatedPassword'],
    error: 'The two passwords differ.',
  });
}

/** The form on the page of a reset link, with its token in `token_hash`. */
export const newPasswordSchema = passwordsAgree(
  z.object({ token_hash: z.string().min(1).max(500), ...newPasswordFields }),
);

/** The form for changing the password of the signed-in person. */
export const changePasswordSchema = passwordsAgree(
  z.object({
    currentPassword: z.string().min(1, 'Please enter your current password.').max(1000),
    ...newPasswordFields,
  }),
);
