'use server';

import { z } from 'zod';
import { Markdown } from '@/components/text/markdown';
import { editorAction } from '@/lib/core/actions/client';

const MAX_CHARACTERS = 100_000;

/** Renders a text as its public page shows it (editors). */
export const renderMarkdown = editorAction
  .inputSchema(z.string().max(MAX_CHARACTERS))
  .action(async ({ parsedInput: text }) => <Markdown text={text} />);
