import 'server-only';
import { type Channel, channelOf } from '@/lib/core/channel';
import { queryOfPage } from './origin';

const MAX_LENGTH = 1500;

/** Returns the channel by which the sender of a form came; without JavaScript, from the URL of the page. */
export async function channelOfForm(form: FormData): Promise<Channel | null> {
  const carried = form.get('channel');
  const query = typeof carried === 'string' && carried !== '' ? carried : await queryOfPage();
  return channelOf(query.slice(0, MAX_LENGTH));
}
