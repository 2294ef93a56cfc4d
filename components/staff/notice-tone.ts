import type { NoticeKey } from '@/lib/notices';

const tones: Partial<Record<NoticeKey, 'info' | 'success' | 'warning'>> = {
  signedOut: 'info',
  signedOutForInactivity: 'warning',
  ownSessionEnded: 'warning',
  passwordChanged: 'success',
  passwordResetSent: 'success',
};

/** How a sign-in screen shows a notice; what is not named here is an error. */
export function noticeTone(notice: NoticeKey | null) {
  return (notice && tones[notice]) ?? 'error';
}
