import type { ReactNode } from 'react';
import { MarginNote } from '@/components/marketing/with-margin';
import type { Course } from '@/lib/academy/model';
import { opensLabel, priceLabel, ratingLabel } from '@/lib/academy/rules';
import { contentPath } from '@/lib/paths/site';
import type { PersonPaths, Photos } from '@/lib/people/faces/model';
import { PersonNote } from './notes';

/** Returns the margin of a sample lesson: its teacher and its course. */
export function sampleMargin(course: Course, photos: Photos, people: PersonPaths): ReactNode[] {
  const { slug, title, instructor, instructorBio, rating, ratingsCount, price, duration } = course;
  const cost = price === 0 ? 'free' : priceLabel(price);
  return [
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
  ];
}
