import { answerOf } from '@/components/records/answer-of';
import { refusalFrom } from '@/lib/core/actions/refusal';
import { newsNotices } from '@/lib/notices/news';
import { markNotificationsRead } from '@/lib/notifications/actions';

const NOT_MARKED = refusalFrom(newsNotices, 'notificationsNotMarked');

/** Marks all notifications of the signed-in person as read and resolves to the action's response. */
export const markAll = () => answerOf(markNotificationsRead({}), NOT_MARKED);
