import type { NoticeKey } from '@/lib/notices';

const tones: Partial<Record<NoticeKey, 'info' | 'success' | 'warning'>> = {
  signedOut: 'info',
  signedOutForInactivity: 'warning',
  ownSessionEnded: 'warning',
  passwordChanged: 'success',
  passwordResetSent: 'success',
};

/** Returns the tone of a notice on a sign-in screen. An unlisted notice is an error. */
export function noticeTone(notice: NoticeKey | null) {
  return (notice && tones[notice]) ?? 'error';
}
