import type { ChangeRules } from '@/lib/bookings/availability/model';
import { changeRule } from '@/lib/bookings/change-limit';
import { brand } from '@/lib/brand';

/** Returns the five FAQ entries of the booking page (spec section 2). */
export const bookingQuestions = (rules: ChangeRules) => [
  {
    question: 'What happens in the consultation?',
    answer:
      'You describe one process that costs you time. We ask about volume, exceptions and the tools it touches, and sketch with you what a system could take over. You leave with that sketch, whether or not we work together.',
  },
  {
    question: 'How long does it take, and what does it cost?',
    answer: 'Thirty minutes by video. It is free, and there is no obligation afterwards.',
  },
  {
    question: 'What should I prepare?',
    answer:
      'Nothing formal. It helps to know roughly how often the process runs each week, who touches it, and which systems hold its data. A screen recording of one real run is worth more than a slide deck.',
  },
  {
    question: 'Can I move or cancel my booking?',
    answer: `Yes, ${changeRule(rules)}. Your confirmation email carries a private link where you choose another free time or cancel.`,
  },
  {
    question: 'What happens to what I write in the form?',
    answer: `It is stored for your consultation and read by our team only. We reply ${brand.replyPromise}, and delete requests that did not lead to a project on demand.`,
  },
];
