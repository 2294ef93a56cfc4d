import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';
import { typedCode } from './typed-code';

const CODE_ERROR = 'Please enter the 6 digits of your app, or a recovery code.';

/** Code entered after the password: from the app, or a recovery code. */
export const codeForm = z.object({
  code: typedText().transform((text, context) => {
    const typed = typedCode(text);
    if (typed) return typed;
    context.addIssue({ code: 'custom', message: CODE_ERROR });
    return z.NEVER;
  }),
  next: z.string().max(2000).optional().catch(undefined),
});

/** First code of an app during set-up. */
export const firstCodeForm = z.object({
  code: typedText()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Please enter the 6 digits that your app shows.')),
});

/** A change of the second factor; the password is only needed if it was not entered within 10 minutes. */
export const changeForm = z.object({ twoStepPassword: z.string().max(1000).optional() });

export const resetInput = z.object({ id: z.guid() });

export const securitySettings = z.object({ leadersNeedSecondFactor: z.boolean() });
export type SecuritySettings = z.output<typeof securitySettings>;
