import { AsyncLocalStorage } from 'node:async_hooks';

type Request = {
  cookies: Map<string, string>;
  headers: Headers;
  /** Work of the site after its response. */
  after: Promise<unknown>[];
};

/** The request in which the site's code runs; replaces Next's own. */
const requests = new AsyncLocalStorage<Request>();

export function currentRequest(): Request {
  const request = requests.getStore();
  if (!request) throw new Error('The code of the site runs in a request: use `as(who, …)`');
  return request;
}

/** Runs code of the site in a separate request, including its work after the response. */
export function runInRequest<Result>(request: Request, run: () => Promise<Result>) {
  return requests.run(request, async () => {
    const result = await run();
    while (request.after.length > 0) await Promise.all(request.after.splice(0));
    return result;
  });
}
