import { FigureValue } from '@/components/cases/site/figure-value';
import { MarginNote } from '@/components/marketing/with-margin';
import { PersonName } from '@/components/people/site/person-name';
import { Portrait } from '@/components/people/site/portrait';
import type { PostSummary } from '@/lib/blog/model';
import { figureKindNames } from '@/lib/cases/figures/kinds';
import type { Figure } from '@/lib/cases/figures/model';
import { figurePeriod } from '@/lib/cases/figures/rules';
import type { CaseStudy } from '@/lib/cases/model';
import { paths } from '@/lib/paths';
import { contentPath, figureAnchor, publicPersonPath } from '@/lib/paths/site';
import type { PublicPerson } from '@/lib/people/faces/model';
import type { ServiceSummary } from '@/lib/services/model';
import { priceLabel } from '@/lib/services/rules';

const link = 'text-accent underline underline-offset-4 hover:text-accent-strong';

/** A figure of a case with its source. */
export function FigureNote({ figure, study }: { figure: Figure; study: CaseStudy }) {
  return (
    <MarginNote label={study.customer}>
      <p className="font-mono text-[2rem] leading-10 font-medium tracking-[-0.04em] text-ink">
        <FigureValue figure={figure} withUnit />
      </p>
      <p className="mt-1 text-ink">{figure.label}</p>
      <p className="mt-2 text-staff text-ink-3">
        {figureKindNames[figure.kind]} by {figure.measuredBy}, {figurePeriod(figure)}.{' '}
        <a
          href={`${contentPath('cases', study.slug)}#${figureAnchor(figure.id)}`}
          className={`inline-block ${link}`}
        >
          Where it comes from
        </a>
      </p>
    </MarginNote>
  );
}

/** The customer's words about a case. */
export function QuoteNote({ study }: { study: CaseStudy }) {
  return (
    <figure className="break-inside-avoid border-l-2 border-accent pl-4 text-[0.9375rem] leading-6">
      <blockquote className="text-[1.125rem] leading-7 tracking-[-0.01em] text-ink">
        <p>“{study.quote}”</p>
      </blockquote>
      <figcaption className="mt-3">
        <span className="font-medium text-ink">{study.personName}</span>
        <span className="block text-ink-3">
          {[study.personRole, study.customer].filter(Boolean).join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}

/** A post about the subject of the page, with the face of its author. */
export function PostNote({ post, photo }: { post: PostSummary; photo?: string | undefined }) {
  return (
    <MarginNote label="Written about it">
      <div className="flex gap-4">
        <Portrait name={post.authorName} photo={photo ?? null} decorative className="size-12" />
        <p>
          <a href={contentPath('blog_posts', post.slug)} className={link}>
            {post.title}
          </a>
          <span className="block text-ink-3">by {post.authorName}</span>
        </p>
      </div>
    </MarginNote>
  );
}

type PersonNoteProps = {
  label: string;
  name: string;
  path?: string | undefined;
  photo?: string | null | undefined;
  about: string;
};

/** A person with their face and a sentence about them. */
export function PersonNote({ label, name, path, photo, about }: PersonNoteProps) {
  return (
    <MarginNote label={label}>
      <Portrait name={name} photo={photo ?? null} decorative className="size-20 text-2xl" />
      <p className="mt-3 font-medium text-ink">
        <PersonName name={name} path={path} />
      </p>
      <p>{about}</p>
    </MarginNote>
  );
}

/** Whom a visitor can book, with their faces. */
export function HostsNote({ hosts }: { hosts: PublicPerson[] }) {
  return (
    <MarginNote label="Who you will talk to">
      <ul className="grid gap-3">
        {hosts.map(({ slug, name, photo }) => (
          <li key={slug} className="flex items-center gap-4 text-ink">
            <Portrait name={name} photo={photo} decorative className="size-12" />
            <PersonName name={name} path={publicPersonPath(slug)} />
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a href={paths.booking} className={link}>
          See their free times
        </a>
      </p>
    </MarginNote>
  );
}

/** A service with its price and duration. */
export function ServiceNote({ service }: { service: ServiceSummary }) {
  const facts = [priceLabel(service.priceFrom), service.duration].filter(Boolean);
  return (
    <MarginNote label="The service">
      <p>
        <a href={contentPath('services', service.slug)} className={link}>
          {service.title}
        </a>
      </p>
      <p className="mt-1 font-mono text-staff text-ink">{facts.join(', ')}</p>
    </MarginNote>
  );
}
