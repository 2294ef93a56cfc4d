import type { ReactNode } from 'react';
import { MarginNote } from '@/components/marketing/with-margin';
import type { Course } from '@/lib/academy/model';
import { opensLabel, priceLabel, ratingLabel } from '@/lib/academy/rules';
import type { Post, PostSummary } from '@/lib/blog/model';
import type { CaseStudy } from '@/lib/cases/model';
import { contentPath, issuePath, publicPersonPath } from '@/lib/paths/site';
import type { BookableHost, PersonPaths, Photos, PublicPerson } from '@/lib/people/faces/model';
import { paragraphsOf } from '@/lib/people/faces/rules';
import type { ServiceSummary } from '@/lib/services/model';
import {
  FigureNote,
  figureForMargin,
  HostsNote,
  PersonNote,
  PostNote,
  QuoteNote,
  ServiceNote,
} from './notes';

/** Maximum number of faces in a note. */
const MAX_HOSTS = 3;

/** Returns a figure and the quote of a case; nothing if it has neither. */
function caseNotes(study: CaseStudy | null): ReactNode[] {
  const figure = study && figureForMargin(study.figures);
  return [
    study && figure && <FigureNote key="figure" figure={figure} study={study} />,
    study?.quote && <QuoteNote key="quote" study={study} />,
  ];
}

/** Returns notes without those that have nothing to show. */
const filled = (notes: ReactNode[]) => notes.filter(Boolean);

type ServiceMargin = {
  study: CaseStudy | null;
  posts: PostSummary[];
  hosts: BookableHost[];
  photos: Photos;
};

/** Returns the margin of a service: its case, posts about it, and whom to talk to. */
export function serviceMargin({ study, posts, hosts, photos }: ServiceMargin): ReactNode[] {
  const [figure, quote] = caseNotes(study);
  return filled([
    figure,
    ...posts.map((post) => (
      <PostNote key={post.slug} post={post} photo={photos[post.authorName]} />
    )),
    quote,
    hosts.length > 0 && <HostsNote key="hosts" hosts={hosts.slice(0, MAX_HOSTS)} />,
  ]);
}

type PostMargin = {
  post: Post;
  author: PublicPerson | null;
  service: ServiceSummary | null;
  study: CaseStudy | null;
};

/** Returns the margin of a post: its author, the service and the case that it links to. */
export function postMargin({ post, author, service, study }: PostMargin): ReactNode[] {
  const [about] = paragraphsOf(author?.about ?? null);
  return filled([
    author && about && (
      <PersonNote
        key="author"
        label="The author"
        name={post.authorName}
        path={publicPersonPath(author.slug)}
        photo={author.photo}
        about={about}
      />
    ),
    ...caseNotes(study),
    service && <ServiceNote key="service" service={service} />,
  ]);
}

type CaseMargin = {
  study: CaseStudy;
  service: ServiceSummary | null;
  posts: PostSummary[];
  photos: Photos;
};

/** Returns the margin of a case: the customer's words, the service, and posts about it. */
export function caseMargin({ study, service, posts, photos }: CaseMargin): ReactNode[] {
  return filled([
    study.quote && <QuoteNote key="quote" study={study} />,
    service && <ServiceNote key="service" service={service} />,
    ...posts.map((post) => (
      <PostNote key={post.slug} post={post} photo={photos[post.authorName]} />
    )),
  ]);
}

/** Returns the margin of a sample lesson: its teacher and its course. */
export function sampleMargin(course: Course, photos: Photos, people: PersonPaths): ReactNode[] {
  const { slug, title, instructor, instructorBio, rating, ratingsCount, price, duration } = course;
  const cost = price === 0 ? 'free' : priceLabel(price);
  return filled([
    instructorBio && (
      <PersonNote
        key="instructor"
        label="Your instructor"
        name={instructor}
        path={people[instructor]}
        photo={photos[instructor]}
        about={instructorBio}
      />
    ),
    <MarginNote key="course" label="The course">
      <p>
        <a
          href={contentPath('courses', slug)}
          className="text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {title}
        </a>
      </p>
      <p className="mt-1 font-mono text-staff text-ink">
        {duration}, {course.isOpen ? cost : opensLabel(course.opensAt)}
      </p>
      {rating !== null && (
        <p className="mt-1 text-staff text-ink-3">{ratingLabel(rating, ratingsCount)}</p>
      )}
    </MarginNote>,
  ]);
}

/** Returns the margin of a newsletter issue: the other newest issues. */
export function issueMargin(issues: { slug: string; title: string }[]): ReactNode[] {
  if (issues.length === 0) return [];
  return [
    <MarginNote key="issues" label="Other issues">
      <ul className="grid gap-2">
        {issues.map(({ slug, title }) => (
          <li key={slug}>
            <a
              href={issuePath(slug)}
              className="text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </MarginNote>,
  ];
}
