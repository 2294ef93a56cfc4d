'use server';
import { z } from 'zod';
import { editorAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { trimText } from '@/lib/core/text/trim';
import { readUpload } from './picture';
import { imageMessages, MAX_ALT_LENGTH } from './rules';
import { storeImage } from './writes';

/**
 * Stores the picture of a form's fields `file` and `alt` (editors) and answers its path. Refused: 'imageRefused'
 * with the error of each field.
 */
export const uploadImage = editorAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const file = await readUpload(form.get('file'));
    const alt = trimText(String(form.get('alt') ?? ''));
    const fieldErrors: Record<string, string> = {};
    if ('problem' in file) fieldErrors.file = imageMessages[file.problem];
    if (!alt) fieldErrors.alt = 'Please say what the picture shows.';
    if (alt.length > MAX_ALT_LENGTH) {
      fieldErrors.alt = `Alternative text must be at most ${MAX_ALT_LENGTH} characters.`;
    }
    if ('problem' in file || fieldErrors.alt) {
      throw new ActionFailure('imageRefused', { fieldErrors });
    }
    const address = await storeImage(ctx.editor, file, alt);
    return { notice: 'imageUploaded' as const, address, alt };
  });
