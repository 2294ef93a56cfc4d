import type { ContentTable } from '@/lib/paths';

/** What the publishing screens call each kind of content. */
export const contentKinds: Record<
  ContentTable,
  { title: string; purpose: string; plural: string; singular: string }
> = {
  services: {
    title: 'Services',
    purpose: 'What the public services page offers.',
    plural: 'services',
    singular: 'service',
  },
  courses: {
    title: 'Courses',
    purpose: 'The course catalogue of the academy.',
    plural: 'courses',
    singular: 'course',
  },
  webinars: {
    title: 'Webinars',
    purpose: 'Sessions to come, and past ones with their recordings.',
    plural: 'webinars',
    singular: 'webinar',
  },
  jobs: { title: 'Jobs', purpose: 'Open and closed positions.', plural: 'jobs', singular: 'job' },
  blog_posts: {
    title: 'Blog',
    purpose: 'Posts, from draft to published.',
    plural: 'posts',
    singular: 'post',
  },
};
