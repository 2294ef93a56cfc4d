import { z } from 'zod';
import { limitedText } from '@/lib/core/text/typed-text';

/** Words of the title of a page that is looked for. */
export const pageSearch = z.object({ words: limitedText(80) });
