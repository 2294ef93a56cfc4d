import { refuse } from './auth-endpoints.ts';

type Handler = (request: Request) => Promise<Response>;

const WINDOW_MS = 5 * 60_000;

/** Burst size of hosted Auth. */
const MAX_HITS = 30;

/** Requests counted in a window; only failed sign-ins count. */
const limited: Record<string, string> = {
  '/auth/v1/token': 'sign-in',
  '/auth/v1/signup': 'sign-up',
  '/auth/v1/verify': 'verify',
  '/auth/v1/recover': 'mail',
  '/auth/v1/otp': 'mail',
  '/auth/v1/magiclink': 'mail',
  '/auth/v1/resend': 'mail',
};

/**
 * Limits Auth requests per IP, like `[auth.rate_limit]` of config.toml on a hosted project. The stack only listens on
 * this machine, so direct callers share one limit. Our server, which sends the secret key, passes the visitor's IP.
 */
export function limitAuth(secretKey: string, answer: Handler): Handler {
  const windows = new Map<string, { until: number; hits: number }>();

  const windowOf = (subject: string) => {
    const now = Date.now();
    const open = windows.get(subject);
    if (open && open.until > now) return open;
    for (const [old, { until }] of windows) if (until <= now) windows.delete(old);
    const fresh = { until: now + WINDOW_MS, hits: 0 };
    windows.set(subject, fresh);
    return fresh;
  };

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const kind = limited[pathname];
    const isRefresh = kind === 'sign-in' && searchParams.get('grant_type') !== 'password';
    if (!kind || isRefresh) return answer(request);
    const isOurs = request.headers.get('apikey') === secretKey;
    const ip = (isOurs && request.headers.get('sb-forwarded-for')) || 'direct';
    const counted = windowOf(`${kind} ${ip}`);
    // Counted before the request is handled; otherwise many parallel requests would all pass.
    counted.hits += 1;
    if (counted.hits > MAX_HITS)
      return refuse(429, 'over_request_rate_limit', 'Request rate limit reached');
    const response = await answer(request);
    if (kind === 'sign-in' && response.ok) counted.hits -= 1;
    return response;
  };
}
