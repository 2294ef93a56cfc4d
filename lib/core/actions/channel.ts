import 'server-only';
import { type Channel, channelOf } from '@/lib/core/channel';
import { queryOfPage } from './origin';

const MAX_LENGTH = 1500;

/** Returns how the visitor who sends a form came; without JavaScript what the URL of the page says. */
export async function channelOfForm(form: FormData): Promise<Channel | null> {
  const carried = form.get('channel');
  const query = typeof carried === 'string' && carried !== '' ? carried : await queryOfPage();
  return channelOf(query.slice(0, MAX_LENGTH));
}
