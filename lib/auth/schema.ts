import { z } from 'zod';

const email = z
  .string('Please enter a valid email address.')
  .trim()
  .toLowerCase()
  .pipe(z.email('Please enter a valid email address.').max(254));

const area = z.enum(['admin', 'team']);

/** The sign-in form. `next` is judged by `destinationAfterSignIn`, not here. */
export const signInSchema = z.object({
  area,
  email,
  password: z.string().min(1, 'Please enter your password.').max(1000),
  next: z.string().max(2000).optional().catch(undefined),
});

export const signOutSchema = area;

export const passwordResetSchema = z.object({ email });

/** The length below which a new password is refused. */
export const PASSWORD_MIN_LENGTH = 12;

/** Auth hashes no more than this many bytes of a password. */
const PASSWORD_MAX_BYTES = 72;

/** The form behind the link of a reset mail, whose token is `token_hash`. */
export const newPasswordSchema = z
  .object({
    token_hash: z.string().min(1).max(500),
    password: z
      .string()
      .min(PASSWORD_MIN_LENGTH, `Please choose at least ${PASSWORD_MIN_LENGTH} characters.`)
      .refine(
        (password) => new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES,
        'Please choose a shorter password.',
      ),
    repeatedPassword: z.string(),
  })
  .refine(({ password, repeatedPassword }) => password === repeatedPassword, {
    path: ['repeatedPassword'],
    error: 'The two passwords differ.',
  });
