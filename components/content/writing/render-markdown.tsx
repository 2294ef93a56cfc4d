'use server';

import { z } from 'zod';
import { editorAction } from '@/lib/core/actions/client';
import { RichText } from '../site/blocks/rich-text';

const MAX_CHARACTERS = 100_000;

/** Renders a text as on its public page. Requires an editor. */
export const renderMarkdown = editorAction
  .inputSchema(z.string().max(MAX_CHARACTERS))
  .action(async ({ parsedInput: text }) => <RichText text={text} />);
