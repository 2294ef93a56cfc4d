import { NextStep } from '@/components/marketing/next-step';
import { PageLinks } from '@/components/marketing/page-links';
import { PriceStoryLink } from '@/components/marketing/pricing/price-story-link';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { CoursePage } from '@/lib/academy/model';
import { COURSES_PER_PAGE, type CourseFilters } from '@/lib/academy/rules';
import { filterPageQuery, filterQuery } from '@/lib/core/lists/filter-query';
import { pageCount } from '@/lib/core/lists/numbered-pages';
import { paths } from '@/lib/paths';
import { bookAboutPath, contentListPath, enrolPath } from '@/lib/paths/site';
import type { Photos } from '@/lib/people/faces/model';
import { CourseFinder } from './course-finder';
import { LevelSteps } from './level-steps';

type AcademyViewProps = {
  list: CoursePage;
  /** Number of published courses. */
  total: number;
  photos: Photos;
  filters: CourseFilters;
  page: number;
};

/** Returns a function that maps a page number to the URL of that list page. */
function pathOf(filters: CourseFilters): (page: number) => string {
  const isFiltered = filterQuery(filters) !== '';
  return (page) =>
    isFiltered ? paths.academy + filterPageQuery(filters, page) : contentListPath('courses', page);
}

/** The academy page: a course catalogue with search and filters, and an explanation of the levels (spec section 2). */
export function AcademyView({ list, total, photos, filters, page }: AcademyViewProps) {
  const free = list.courses.find(({ price, isOpen }) => price === 0 && isOpen);
  return (
    <>
      <div className="page-width grid items-end gap-x-6 gap-y-3 pt-6 lg:grid-cols-12 lg:pt-14">
        <div className="lg:col-span-6">
          <p className="label text-ink-3">Academy</p>
          <h1 className="mt-3 max-w-[12em] text-h1 lg:mt-4">Learn to run what you automate</h1>
        </div>
        <p className="max-w-measure lg:col-span-6">
          Courses in AI, data, web development and automation, by the people who build these systems
          for a living. With exercises on real cases, at your own pace.
        </p>
      </div>
      <section aria-labelledby="catalogue" className="page-width mt-5 lg:mt-10">
        <h2 id="catalogue" className="sr-only">
          Find your course
        </h2>
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
        <p className="mt-6">
          <PriceStoryLink>What a whole project costs</PriceStoryLink>
        </p>
      </section>
      <section aria-labelledby="levels" className="page-width mt-16 lg:mt-24">
        <h2 id="levels" className="max-w-[16em] text-h2">
          From reading a workflow to designing one
        </h2>
        <div className="mt-8">
          <LevelSteps />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-8 pb-16 lg:pb-20">
          <p className="max-w-measure">
            <strong>Teach a whole team at once.</strong> We look at what your people already know
            and put a course together from there.
          </p>
          <ButtonLink href={bookAboutPath('team-course')} size="lg" variant="secondary">
            Book a consultation
          </ButtonLink>
        </div>
      </section>
      {free && (
        <NextStep href={enrolPath(free.slug)} label="Enroll Now" note={`${free.title}, free`} />
      )}
    </>
  );
}
