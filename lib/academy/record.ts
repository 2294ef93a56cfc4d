import type { DomainRecord } from '../record.ts';

export const record = {
  courses: {
    audited: 'Course',
    content: {
      singular: 'course',
      plural: 'courses',
      summary: 'description',
      group: 'forms',
      tabs: ['outline', 'lesson', 'lesson/video', 'lesson/preview'],
      sample: {
        description: 'Short.',
        category: 'Automation',
        level: 'beginner',
        instructor: 'Sofia Reyes',
        duration: '2 hours',
      },
    },
    screens: ['academy', 'academy/lesson', 'academy/lesson/video', 'academy/lesson/preview'],
  },
  course_chapters: { audited: 'Course chapter', restorable: true },
  course_lessons: {
    audited: 'Course lesson',
    restorable: true,
    labels: { duration_minutes: 'Length in minutes' },
  },
  lesson_texts: { audited: 'Text of a lesson', restorable: true, isPublished: true },
  enrolments: {
    audited: 'Enrolment',
    restorable: true,
    freeTexts: ['review', 'review_answer'],
    personal: { kind: 'enrolment', name: 'Course enrolments', isKept: true },
    mails: {
      'enrolment.created': 'the confirmation of a course',
      'enrolment.waiting': 'the note that a course opens later',
      'enrolment.opened': 'the news that a course is open',
      'enrolment.link': 'the link to a course',
      'enrolment.paid': 'the news that all lessons are open',
      'enrolment.withdrawn': 'the news that lessons are closed',
      'enrolment.completed': 'the certificate of a course',
      'enrolment.reminder': 'the reminder of a course',
    },
  },
  certificates: {
    audited: 'Certificate',
    restorable: true,
    freeTexts: ['name', 'course_title'],
    personal: { kind: 'certificate', name: 'Certificates' },
  },
  lesson_progress: {
    audited: 'Progress in a lesson',
    restorable: true,
    personal: { kind: 'lesson_progress', name: 'Progress in lessons', isKept: true },
  },
  course_payments: {
    audited: 'Payment of a course',
    restorable: true,
    freeTexts: ['number'],
    personal: { kind: 'course_payment', name: 'Payments of courses', isKept: true },
  },
} as const satisfies DomainRecord;
