import { z } from 'zod';
import { limitedText } from '@/lib/core/text/typed-text';

/** Search words for the title of a page. */
export const pageSearch = z.object({ words: limitedText(80) });
