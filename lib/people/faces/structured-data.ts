import type { Person } from 'schema-dts';
import { socialImagePath } from '@/lib/core/seo/social-image-path';
import { absoluteUrl, person } from '@/lib/core/seo/structured-data';
import { publicPersonPath } from '@/lib/paths/site';
import type { PublicPerson } from './model';
import { paragraphsOf } from './rules';

/** Returns the structured data of a person's own page. Without a photograph, its image is the social card. */
export function publicPersonThing({ slug, name, jobTitle, about, photo }: PublicPerson) {
  const path = publicPersonPath(slug);
  return {
    ...person({ name, path, jobTitle, description: paragraphsOf(about)[0] }),
    image: absoluteUrl(photo ?? socialImagePath('people', slug)),
    worksFor: { '@id': absoluteUrl('/#organization') },
    mainEntityOfPage: absoluteUrl(path),
  } satisfies Exclude<Person, string>;
}
