import type { ReactNode } from 'react';
import type { Post, PostSummary } from '@/lib/blog/model';
import { furtherFigure } from '@/lib/cases/figures/rules';
import type { CaseStudy } from '@/lib/cases/model';
import { publicPersonPath } from '@/lib/paths/site';
import type { Photos, PublicPerson } from '@/lib/people/faces/model';
import { paragraphsOf } from '@/lib/people/faces/rules';
import type { ServiceSummary } from '@/lib/services/model';
import { FigureNote, HostsNote, PersonNote, PostNote, QuoteNote, ServiceNote } from './notes';

/** Maximum number of faces in a note. */
const MAX_HOSTS = 3;

/** Returns a figure and the quote of a case; nothing if it has neither. */
function caseNotes(study: CaseStudy | null): ReactNode[] {
  const figure = study && furtherFigure(study.figures);
  return [
    study && figure && <FigureNote key="figure" figure={figure} study={study} />,
    study?.quote && <QuoteNote key="quote" study={study} />,
  ];
}

const hostsOf = (faces: PublicPerson[]) => faces.filter(({ isHost }) => isHost).slice(0, MAX_HOSTS);

/** Returns notes without those that have nothing to show. */
const filled = (notes: ReactNode[]) => notes.filter(Boolean);

type ServiceMargin = {
  study: CaseStudy | null;
  posts: PostSummary[];
  faces: PublicPerson[];
  photos: Photos;
};

/** Returns the margin of a service: its case, posts about it, and whom to talk to. */
export function serviceMargin({ study, posts, faces, photos }: ServiceMargin): ReactNode[] {
  const hosts = hostsOf(faces);
  const [figure, quote] = caseNotes(study);
  return filled([
    figure,
    ...posts.map((post) => (
      <PostNote key={post.slug} post={post} photo={photos[post.authorName]} />
    )),
    quote,
    hosts.length > 0 && <HostsNote key="hosts" hosts={hosts} />,
  ]);
}

type PostMargin = {
  post: Post;
  author: PublicPerson | undefined;
  service: ServiceSummary | null;
  study: CaseStudy | null;
};

/** Returns the margin of a post: its author, the service and the case that it links to. */
export function postMargin({ post, author, service, study }: PostMargin): ReactNode[] {
  const [about] = paragraphsOf(author?.about ?? null);
  const [figure, quote] = caseNotes(study);
  const isQuoted = study?.quote && post.body.includes(study.quote);
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
    figure,
    !isQuoted && quote,
    service && <ServiceNote key="service" service={service} />,
  ]);
}

type CaseMargin = {
  study: CaseStudy;
  posts: PostSummary[];
  faces: PublicPerson[];
  photos: Photos;
};

/** Returns the margin of a case: the customer's words, posts about it, and whom to talk to. */
export function caseMargin({ study, posts, faces, photos }: CaseMargin): ReactNode[] {
  const hosts = hostsOf(faces);
  return filled([
    study.quote && <QuoteNote key="quote" study={study} />,
    ...posts.map((post) => (
      <PostNote key={post.slug} post={post} photo={photos[post.authorName]} />
    )),
    hosts.length > 0 && <HostsNote key="hosts" hosts={hosts} />,
  ]);
}
