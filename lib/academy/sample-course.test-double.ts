import type { Course } from './model';

/** A course with a price and an outline. */
export const sampleCourse: Course = {
  id: '1',
  slug: 'webhooks-and-apis',
  title: 'Webhooks & APIs',
  description: '',
  body: '',
  category: 'Web Development',
  level: 'intermediate',
  price: 0,
  imageUrl: null,
  imageAlt: null,
  instructor: 'Daniel Okafor',
  instructorBio: null,
  duration: '7 hours',
  outcomes: [],
  rating: null,
  ratingsCount: 0,
  studentsCount: 0,
  checkoutUrl: null,
  opensAt: null,
  isOpen: true,
  publishedAt: null,
  updatedAt: '',
  seoTitle: null,
  seoDescription: null,
  chapters: [
    {
      id: 'a',
      title: 'Receiving',
      position: 1,
      lessons: [
        {
          id: 'b',
          slug: 'the-same-event-twice',
          title: 'The same event twice',
          summary: null,
          minutes: 38,
          position: 1,
          isSample: false,
          isRequired: true,
          isWritten: true,
        },
      ],
    },
  ],
};
