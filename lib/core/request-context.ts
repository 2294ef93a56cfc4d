import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

type RequestContext = {
  /** 8 to 64 characters, in the log, in X-Request-Id and, shortened, in messages to people. */
  id: string;
  /** Its X-Forwarded-For, or nothing. */
  forwarded: string;
  /** True if an error was logged. */
  hasFailed: boolean;
  /** True if the database could not be reached. */
  isOutage: boolean;
};

declare global {
  /** One for all bundles: pages, middleware and instrumentation have each their own copy of this file. */
  var requestContexts: AsyncLocalStorage<RequestContext> | undefined;
}

globalThis.requestContexts ??= new AsyncLocalStorage<RequestContext>();
const contexts = globalThis.requestContexts;

/** Long enough to find one request of a day, short enough to read out on the phone. */
const REFERENCE_LENGTH = 10;

/** Begins a request: whatever follows in this call, and in what it starts, belongs to it. */
export function enterRequest(id: string, forwarded: string): void {
  contexts.enterWith({ id, forwarded, hasFailed: false, isOutage: false });
}

/** Runs `work` as its own request. */
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

/** Returns X-Forwarded-For of the current request, also in pages that may not read headers because they are static. */
export function requestForwarded(): string {
  return contexts.getStore()?.forwarded ?? '';
}

/** Notes that an error of the current request was logged. */
export function noteFailure(): void {
  const context = contexts.getStore();
  if (context) context.hasFailed = true;
}

/** Returns the beginning of the request's id if an error of it was logged: with it, someone finds the line. */
export function failureReference(): string | undefined {
  const context = contexts.getStore();
  return context?.hasFailed ? context.id.slice(0, REFERENCE_LENGTH) : undefined;
}

/** Notes that the database could not be asked for the current request. */
export function noteOutage(): void {
  const context = contexts.getStore();
  if (context) context.isOutage = true;
}

/** Returns a function that tells, also outside the current request, whether the database could not be asked for it. */
export function outageCheck(): () => boolean {
  const context = contexts.getStore();
  return () => context?.isOutage ?? false;
}
