import type { NextRequest } from 'next/server';
import type { ReactElement } from 'react';
import { SandboxRun } from '@/components/proof/site/fail-it-now/sandbox-run';
import { SandboxStart } from '@/components/proof/site/fail-it-now/sandbox-start';
import { clientIp, isSameOrigin } from '@/lib/core/actions/origin';
import { emptyResponse } from '@/lib/core/actions/routes';
import { storedPageWith } from '@/lib/core/cache/stored-page';
import { env } from '@/lib/core/env';
import { log } from '@/lib/core/log';
import { limitSubject } from '@/lib/core/security/client-address';
import { hashPolicy } from '@/lib/core/security/csp';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { limitInProcess } from '@/lib/core/security/rate-limits/in-process';
import { type NoticeKey, notices } from '@/lib/notices';
import { paths } from '@/lib/paths';
import { SANDBOX_PART, sandboxRunPath } from '@/lib/paths/site';
import { readRun, startRun, takeStep } from '@/lib/proof/fail-it-now/data';
import { followRun } from '@/lib/proof/fail-it-now/delivery';
import { RUN_MINUTES } from '@/lib/proof/fail-it-now/rules';
import { sandboxForm } from '@/lib/proof/fail-it-now/schema';

export const dynamic = 'force-dynamic';

const startLimit = { bucket: 'sandbox-run', maxHits: 5, windowSeconds: RUN_MINUTES * 60 };

/** A page polls once a second. */
const waitOf = limitInProcess({ maxHits: 120, windowSeconds: 60 });

const MAX_BODY_BYTES = 500;

/** Responds with only the part if the page's script requests it, else with our stored page around it. */
async function show(request: NextRequest, part: ReactElement, status = 200): Promise<Response> {
  // Next forbids a static import of this module.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(part);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  };
  if (request.headers.has('x-part')) return new Response(html, { status, headers });
  const page = await storedPageWith(paths.failItNow, SANDBOX_PART, html);
  const policy = hashPolicy(page, { secure: env.SITE_URL.startsWith('https:') });
  return new Response(page, {
    status,
    headers: { ...headers, 'Content-Security-Policy': policy },
  });
}

const refuse = (request: NextRequest, notice: NoticeKey, status: number) =>
  show(request, <SandboxStart notice={notice} />, status);

/** Runs a handler; shows an error sentence if the database, or even our own page, cannot be read. */
async function answer(request: NextRequest, handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    log.error({ err: error }, 'the sandbox cannot be shown');
    return refuse(request, 'sandboxUnavailable', 503).catch(
      () => new Response(notices.sandboxUnavailable, { status: 503 }),
    );
  }
}

const goTo = (path: string) => new Response(null, { status: 303, headers: { Location: path } });

/** Shows a visitor's run. */
export function GET(request: NextRequest): Promise<Response> {
  return answer(request, async () => {
    const id = request.nextUrl.searchParams.get('run') ?? '';
    if (waitOf(id) !== null) return refuse(request, 'sandboxBusy', 429);
    const run = await readRun(id);
    if (!run) return refuse(request, 'sandboxEnded', 404);
    const now = new Date();
    if (run.nextAttemptAt && Date.parse(run.nextAttemptAt) <= now.getTime()) void followRun(id);
    return show(request, <SandboxRun run={run} now={now} />);
  });
}

async function begin(request: NextRequest): Promise<Response> {
  if (!(await withinRateLimit(startLimit, limitSubject(await clientIp(), null)))) {
    return refuse(request, 'tooManyAttempts', 429);
  }
  const id = await startRun();
  return id ? goTo(sandboxRunPath(id)) : refuse(request, 'sandboxFull', 503);
}

/** Starts a run, or executes a step of one, and redirects to it. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!(await isSameOrigin())) return emptyResponse(403);
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= MAX_BODY_BYTES)) return emptyResponse(413);
  const form = sandboxForm.safeParse(Object.fromEntries(new URLSearchParams(await request.text())));
  if (!form.success) return emptyResponse(400);
  const { run: id, step } = form.data;
  return answer(request, async () => {
    if (!id || !step) return begin(request);
    if (waitOf(id) !== null) return refuse(request, 'sandboxBusy', 429);
    const run = await readRun(id);
    if (!run) return refuse(request, 'sandboxEnded', 404);
    await takeStep(run, step);
    if (step === 'send' || step === 'try') await followRun(id);
    return goTo(sandboxRunPath(id));
  });
}
