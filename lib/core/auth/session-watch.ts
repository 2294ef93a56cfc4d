import { sessionMark } from '@/lib/core/supabase/mark-cookie';
import type { NoticeKey } from '@/lib/notices';
import { endSession, reportActivity } from './browser-session';
import { inactivityAt, REPORT_INTERVAL_MS, throttle } from './inactivity';
import { hasKeptText } from './kept-text';
import { type Area, denialPath, loginPath } from './roles';

const LAST_ACTIVE = 'last-active';

/** Events that count as activity: mouse, keyboard, touch, scroll (spec section 4). */
const ACTIVITY = [
  'mousemove',
  'mousedown',
  'keydown',
  'touchstart',
  'touchmove',
  'wheel',
  'scroll',
];

/** Events after which the device may have been asleep; the wall clock is then checked at once. */
const WAKING = ['visibilitychange', 'focus', 'pageshow'];

const REMEMBER_EVERY_MS = 1000;
const LOOK_EVERY_MS = 5000;

/** Time to wait for a server that does not respond before leaving the page. */
const SIGN_OUT_TIMEOUT_MS = 3000;

/** Time for a page on which the session ended to redirect and show the reason itself. */
const REDIRECT_GRACE_MS = 2000;

type Watcher = {
  area: Area;
  /** Called with the seconds until the sign-out while the warning is shown, else null. */
  onWarning: (secondsLeft: number | null) => void;
  /** Called when another session has replaced this one: the page must be reloaded. */
  onRefresh: () => void;
  /** Called before leaving the page because the session has ended. */
  onLeave: () => void;
};

/**
 * Watches the session of a staff page (spec section 4): signs out after 30 minutes without
 * activity in any tab, leaves for the login page when the session ends anywhere, and reports activity
 * to the server, which has its own clock. Tabs share the time of the last activity.
 */
export function watchSession({ area, onWarning, onRefresh, onLeave }: Watcher) {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let remembered = 0;
  let leaving = false;
  let session = sessionMark(document.cookie);

  const inactivity = () => inactivityAt(Number(localStorage.getItem(LAST_ACTIVE)), Date.now());

  const report = throttle(async () => {
    if (!sessionMark(document.cookie)) return look();
    if (await reportActivity()) return;
    // A sign-out may be in progress; otherwise the middleware redirects to the login page with the reason.
    await new Promise((done) => setTimeout(done, REDIRECT_GRACE_MS));
    if (signal.aborted) return;
    stop();
    onLeave();
    location.reload();
  }, REPORT_INTERVAL_MS);

  const stop = () => {
    controller.abort();
    clearTimeout(timer);
    report.cancel();
  };

  const leave = async (notice: NoticeKey) => {
    if (signal.aborted) return;
    stop();
    onWarning(null);
    if (sessionMark(document.cookie)) {
      const timeout = new Promise((done) => setTimeout(done, SIGN_OUT_TIMEOUT_MS));
      await Promise.race([endSession(), timeout]);
    }
    // The page then offers the unsaved text.
    const resume = notice === 'signedOutForInactivity' || hasKeptText();
    const wanted = location.pathname + location.search;
    onLeave();
    location.replace(denialPath({ to: loginPath(area), notice, resume }, wanted));
  };

  /** Handles a session that ended elsewhere: in another tab, or on the server, which may already be redirecting. */
  const leaveSoon = () => {
    if (leaving) return;
    leaving = true;
    clearTimeout(timer);
    timer = setTimeout(() => leave('signedOut'), REDIRECT_GRACE_MS);
  };

  const followSession = (now: string) => {
    const hasChanged = session !== null && now !== session;
    session = now;
    if (hasChanged) onRefresh();
  };

  const look = () => {
    if (signal.aborted) return;
    const state = inactivity();
    if (state.phase === 'over') return void leave('signedOutForInactivity');
    const mark = sessionMark(document.cookie);
    if (!mark) return leaveSoon();
    followSession(mark);
    clearTimeout(timer);
    onWarning(state.phase === 'warning' ? state.secondsLeft : null);
    timer = setTimeout(look, Math.min(state.nextCheckMs, LOOK_EVERY_MS));
  };

  const stay = () => {
    remembered = Date.now();
    localStorage.setItem(LAST_ACTIVE, String(remembered));
    report.call();
    look();
  };

  const onActivity = () => {
    // Waking a device that slept too long does not count as activity.
    if (inactivity().phase === 'over') look();
    else if (Math.abs(Date.now() - remembered) >= REMEMBER_EVERY_MS) stay();
  };

  for (const type of ACTIVITY) {
    addEventListener(type, onActivity, { signal, capture: true, passive: true });
  }
  for (const type of WAKING) addEventListener(type, look, { signal, capture: true });
  addEventListener('storage', look, { signal });

  // The server has just authorised this page, so the person is active.
  stay();
  return { stay, signOut: () => leave('signedOut'), stop };
}
