import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

type RequestContext = {
  /** 8 to 64 characters; used in the log, in X-Request-Id and, shortened, in messages to people. */
  id: string;
  /** Its X-Forwarded-For header, or an empty text. */
  forwarded: string;
  /** True if an error was logged. */
  hasFailed: boolean;
  /** True if the database could not be reached. */
  isOutage: boolean;
};

declare global {
  /**
   * Global, so that all bundles share it: pages, middleware and instrumentation each have their own copy of this file.
   */
  var requestContexts: AsyncLocalStorage<RequestContext> | undefined;
}

globalThis.requestContexts ??= new AsyncLocalStorage<RequestContext>();
const contexts = globalThis.requestContexts;

/** Long enough to identify a request within a day, short enough to read out on the phone. */
const REFERENCE_LENGTH = 10;

/** Starts a request context for the rest of this call and everything that it starts. */
export function enterRequest(id: string, forwarded: string): void {
  contexts.enterWith({ id, forwarded, hasFailed: false, isOutage: false });
}

/** Runs `work` in its own request context. */
export function runInRequestContext<Result>(
  id: string,
  work: () => Result,
  forwarded = '',
): Result {
  return contexts.run({ id, forwarded, hasFailed: false, isOutage: false }, work);
}

/** Returns the id of the current request; undefined outside one, as during a build. */
export function requestId(): string | undefined {
  return contexts.getStore()?.id;
}

/** Returns X-Forwarded-For of the current request, also in static pages, which may not read headers. */
export function requestForwarded(): string {
  return contexts.getStore()?.forwarded ?? '';
}

/** Records that an error of the current request was logged. */
export function noteFailure(): void {
  const context = contexts.getStore();
  if (context) context.hasFailed = true;
}

/** Returns the start of the request's id if an error of it was logged, to find the log line. */
export function failureReference(): string | undefined {
  const context = contexts.getStore();
  return context?.hasFailed ? context.id.slice(0, REFERENCE_LENGTH) : undefined;
}

/** Records that the database was unreachable for the current request. */
export function noteOutage(): void {
  const context = contexts.getStore();
  if (context) context.isOutage = true;
}

/** Returns a function that tells, also outside the current request, whether the database was unreachable for it. */
export function outageCheck(): () => boolean {
  const context = contexts.getStore();
  return () => context?.isOutage ?? false;
}
