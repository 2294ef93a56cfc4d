import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';

/** Minimum number of letters before the palette queries the server. */
export const MIN_SEARCH_LENGTH = 2;

/** Query of the command palette. */
export const searchQuery = z.object({ q: typedText().min(MIN_SEARCH_LENGTH).max(80) });
