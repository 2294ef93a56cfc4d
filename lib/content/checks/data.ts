import 'server-only';
import { z } from 'zod';
import { target } from '@/lib/content/blocks/model';
import { contentLinkOf, MAX_NAMES, nameOf, referencesOf } from '@/lib/content/blocks/rules';
import type { Editor } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import type { Known } from './model';

const person = z.object({ slug: z.string() });

/** Returns which of the pages and people exist that texts name, as they are at this moment. */
export async function readKnown(editor: Editor, texts: readonly string[]): Promise<Known> {
  const { paths, services } = referencesOf(texts);
  const names = [
    ...paths.map(contentLinkOf).filter((link) => link !== null),
    ...services.map((slug) => ({ table: 'services' as const, slug })),
  ].map(nameOf);
  const [targets, people] = await Promise.all([
    Promise.all(
      chunksOf([...new Set(names)]).map((chunk) =>
        serviceClient().rpc('link_targets', { names: chunk }),
      ),
    ),
    serviceClient().rpc('public_faces'),
  ]);
  const message = `${editor.id} could not check a text`;
  return {
    targets: target.array().parse(targets.flatMap((answer) => dataOf(answer, message))),
    people: person
      .array()
      .parse(dataOf(people, message))
      .map(({ slug }) => slug),
  };
}

/** The database looks at a limited number of names at once. */
function chunksOf(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / MAX_NAMES) }, (_, place) =>
    names.slice(place * MAX_NAMES, (place + 1) * MAX_NAMES),
  );
}
