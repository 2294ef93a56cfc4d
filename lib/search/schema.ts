import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';

/** Least number of letters for which the palette calls the server. */
export const MIN_SEARCH_LENGTH = 2;

/** The query of the command palette. */
export const searchQuery = z.object({ q: typedText().min(MIN_SEARCH_LENGTH).max(80) });
