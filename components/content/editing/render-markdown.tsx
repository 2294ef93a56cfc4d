'use server';

import { z } from 'zod';
import { Markdown } from '@/components/text/markdown';
import { leaderAction } from '@/lib/core/actions/client';

const MAX_CHARACTERS = 100_000;

/** Renders a text as its public page shows it (leaders). */
export const renderMarkdown = leaderAction
  .inputSchema(z.string().max(MAX_CHARACTERS))
  .action(async ({ parsedInput: text }) => <Markdown text={text} />);
