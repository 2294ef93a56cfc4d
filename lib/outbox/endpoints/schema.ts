import { z } from 'zod';
import { limitedText } from '@/lib/core/text/typed-text';
import { WEBHOOK_TYPES } from '../webhook-types';

const MAX_URL = 500;

/** Normalizes a URL as browsers do; returns null for URLs that cannot receive webhooks. */
function webUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href;
}

/** The form of an endpoint; `id` and `version` are empty for a new one, `types` are separated by spaces. */
export const endpointForm = z.object({
  id: z.union([z.literal(''), z.guid()]),
  version: z.string(),
  url: limitedText(MAX_URL)
    .min(1, 'Please enter a URL.')
    .transform((text, context) => {
      const url = webUrl(text);
      if (url && url.length <= MAX_URL) return url;
      context.addIssue({
        code: 'custom',
        message: 'Please enter a URL that begins with https://, without a name and password in it.',
      });
      return z.NEVER;
    }),
  description: limitedText(200).default(''),
  types: limitedText(1000)
    .transform((text) => text.split(' ').filter(Boolean))
    .pipe(z.array(z.enum(WEBHOOK_TYPES, 'Please choose events from the list.'))),
});
export type EndpointInput = z.output<typeof endpointForm>;

export const endpointId = z.object({ id: z.guid() });

/** `endsPrevious` confirms that an older secret stops working immediately. */
export const secretRotation = endpointId.extend({ endsPrevious: z.boolean() });

export const endpointState = endpointId.extend({ state: z.enum(['active', 'paused']) });

const day = z.iso.date('Please choose a day.');

/** Date range in the business zone, both days included. */
export const replayRange = endpointId
  .extend({ from: day, to: day, isRehearsal: z.boolean() })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'The last day is before the first.',
  });
