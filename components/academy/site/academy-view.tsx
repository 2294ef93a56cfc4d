import { CtaPanel } from '@/components/marketing/cta-panel';
import { PageHead } from '@/components/marketing/page-head';
import { PageLinks } from '@/components/marketing/page-links';
import { PriceStoryLink } from '@/components/marketing/pricing/price-story-link';
import { Section } from '@/components/marketing/section';
import { TextColumns } from '@/components/marketing/text-columns';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { CoursePage } from '@/lib/academy/model';
import { COURSES_PER_PAGE, type CourseFilters } from '@/lib/academy/rules';
import { filterPageQuery, filterQuery } from '@/lib/core/lists/filter-query';
import { pageCount } from '@/lib/core/lists/numbered-pages';
import { bookAboutPath, contentListPath, paths } from '@/lib/paths';
import type { Photos } from '@/lib/people/faces/model';
import { CourseFinder } from './course-finder';
import { levels } from './levels';

type AcademyViewProps = {
  list: CoursePage;
  /** Number of published courses. */
  total: number;
  photos: Photos;
  filters: CourseFilters;
  page: number;
};

/** Returns what gives a page of the list its URL. */
function pathOf(filters: CourseFilters): (page: number) => string {
  const isFiltered = filterQuery(filters) !== '';
  return (page) =>
    isFiltered ? paths.academy + filterPageQuery(filters, page) : contentListPath('courses', page);
}

/** The academy: courses to search and filter, and an explanation of the levels (spec section 2). */
export function AcademyView({ list, total, photos, filters, page }: AcademyViewProps) {
  return (
    <>
      <PageHead
        label="Academy"
        title="Learn to run what you automate"
        lead="Courses in AI, data, web development and automation, by the people who build these systems for a living. With exercises on real cases, at your own pace."
      />
      <Section number="01" label="Courses" title="Find your course">
        {total === 0 ? (
          <EmptyState
            title="No courses found"
            action={<ButtonLink href={paths.webinars}>See the webinars</ButtonLink>}
          >
            We're working on adding amazing courses. Check back soon!
          </EmptyState>
        ) : (
          <CourseFinder list={list} total={total} photos={photos} filters={filters} />
        )}
        <PageLinks
          page={page}
          pages={pageCount(list.total, COURSES_PER_PAGE)}
          path={pathOf(filters)}
          things="courses"
        />
        <p className="mt-8">
          <PriceStoryLink>What a whole project costs</PriceStoryLink>
        </p>
      </Section>
      <Section number="02" label="Levels" title="From reading a workflow to designing one">
        <TextColumns items={levels} />
      </Section>
      <CtaPanel
        title="Teach a whole team at once"
        actions={
          <ButtonLink href={bookAboutPath('team-course')} size="lg" variant="on-panel">
            Book a consultation
          </ButtonLink>
        }
      >
        We look at what your people already know and put a course together from there.
      </CtaPanel>
    </>
  );
}
