import type { ContentTable } from '@/lib/paths';
import { caseStudy } from './case';
import { course } from './course';
import type { Field } from './fields';
import { job } from './job';
import type { ContentKind } from './kind';
import { post } from './post';
import { service } from './service';
import { webinar } from './webinar';

/** Every kind of content, by its table. */
export const contentKinds: { [Table in ContentTable]: ContentKind<Table> } = {
  services: service,
  courses: course,
  webinars: webinar,
  jobs: job,
  blog_posts: post,
  cases: caseStudy,
};

/** Returns the fields of a kind's editor, in the order of its form. */
export function editorFields(table: ContentTable): readonly Field[] {
  return contentKinds[table].sections.flatMap(({ fields }): readonly Field[] => fields);
}
