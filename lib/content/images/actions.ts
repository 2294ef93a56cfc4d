'use server';
import { z } from 'zod';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { trimText } from '@/lib/core/text/trim';
import { storeImage } from './data';
import { ALTERNATIVE_LENGTH, imageMessages, inspectImage, MAX_IMAGE_BYTES } from './rules';

async function readFile(field: FormDataEntryValue | null) {
  if (!(field instanceof File)) return { problem: 'missing' as const };
  if (field.size > MAX_IMAGE_BYTES) return { problem: 'tooLarge' as const };
  const bytes = new Uint8Array(await field.arrayBuffer());
  const facts = inspectImage(bytes);
  return 'problem' in facts ? facts : { bytes, facts };
}

/**
 * Stores the picture of a form's fields `file` and `alt` (leaders) and answers its path. Refused:
 * 'imageRefused' with what is wrong with each field.
 */
export const uploadImage = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const file = await readFile(form.get('file'));
    const alt = trimText(String(form.get('alt') ?? ''));
    const fieldErrors: Record<string, string> = {};
    if ('problem' in file) fieldErrors.file = imageMessages[file.problem];
    if (!alt) fieldErrors.alt = 'Please say what the picture shows.';
    if (alt.length > ALTERNATIVE_LENGTH) {
      fieldErrors.alt = `Alternative text must be at most ${ALTERNATIVE_LENGTH} characters.`;
    }
    if ('problem' in file || fieldErrors.alt) {
      throw new ActionFailure('imageRefused', { fieldErrors });
    }
    const address = await storeImage(ctx.leader, file.bytes, file.facts, alt);
    return { notice: 'imageUploaded' as const, address, alt };
  });
