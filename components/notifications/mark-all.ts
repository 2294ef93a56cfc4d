import { answerOf } from '@/components/records/answer-of';
import { refusalFrom } from '@/lib/core/actions/refusal';
import { newsNotices } from '@/lib/notices/news';
import { markNotificationsRead } from '@/lib/notifications/actions';

const NOT_MARKED = refusalFrom(newsNotices, 'notificationsNotMarked');

/** Marks all notifications of this person as read, and resolves to the action's answer. */
export const markAll = () => answerOf(markNotificationsRead({}), NOT_MARKED);
