'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { editorAction } from '@/lib/core/actions/client';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { readWritten, storeTag } from './data';
import { tagForm } from './schema';

/**
 * Stores name and introduction of a tag (editors with the right to publish posts). Refused: field errors,
 * `staleWriteFailure`.
 */
export const saveTag = editorAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const editor = ctx.editorOf('blog_posts', 'publish');
    const input = parseForm(tagForm, form);
    const stored = await storeTag(editor, input);
    if (!stored) {
      const written = await readWritten(editor, input.slug);
      const current = written && {
        version: written.version,
        values: { slug: written.slug, name: written.name, introduction: written.introduction },
      };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    ctx.changed({ table: 'blog_tags', slug: input.slug });
    return done(stored.isIntroduced ? 'tagIntroduced' : 'tagNotIntroduced');
  });
