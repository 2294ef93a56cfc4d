import { PersonName } from '@/components/people/site/person-name';
import { Portrait } from '@/components/people/site/portrait';
import type { Block } from '@/components/text/markdown';
import type { TextFacts } from '@/lib/content/blocks/model';
import { nameOfSlug } from '@/lib/core/text/plain-blocks';

type QuoteBlockProps = { block: Block; people: TextFacts['people'] };

/** Quote with the speaker's portrait: a colleague by the slug of their page, or another person by name. */
export function QuoteBlock({ block: { attribute, children }, people }: QuoteBlockProps) {
  const slug = attribute('person');
  const colleague = slug !== undefined && Object.hasOwn(people, slug) ? people[slug] : undefined;
  const name = colleague?.name ?? attribute('name') ?? (slug && nameOfSlug(slug));
  const role = attribute('role') ?? colleague?.role;
  return (
    <figure className="text-block border-l-2 border-accent pl-6">
      <blockquote className="text-quote">{children}</blockquote>
      {name && (
        <figcaption className="mt-5 flex items-center gap-4 text-[0.9375rem] leading-6">
          <Portrait name={name} photo={colleague?.photo ?? null} decorative className="size-12" />
          <span>
            <span className="block font-medium text-ink">
              <PersonName name={name} path={colleague?.path} />
            </span>
            {role && <span className="block text-ink-3">{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
