import { join } from 'node:path';
import { App, setExperimental } from '@supabase/lite';
import type { Database } from '../database/database.ts';
import { authEndpoints, MIN_PASSWORD_LENGTH } from './auth-endpoints.ts';
import { limitAuth } from './auth-limits.ts';
import { authMail } from './auth-mail.ts';
import { withRange } from './byte-ranges.ts';
import { withLogicApart, withMaskedQuotes } from './lite-corrections.ts';
import { resumableUploads } from './resumable-uploads.ts';
import { asHostedSignature } from './signed-urls.ts';
import { storedObjects } from './stored-objects.ts';

const served = /^\/(rest|auth|storage)\/v1(\/|$)/;

/** The secrets of one stack. */
export type Keys = { publishable: string; secret: string; jwt: string };

export type ApiSettings = {
  database: Database;
  keys: Keys;
  /** Origin of the app, for links in Auth emails. */
  siteUrl: string;
  smtpPort: number;
  /** Folder for uploaded files. */
  filesFolder: string;
};

/**
 * Returns a request handler for Supabase's Data API, Auth and Storage, with the URL paths of a hosted project.
 */
export async function openSupabaseApi(
  settings: ApiSettings,
): Promise<(request: Request) => Promise<Response>> {
  const { database, keys, siteUrl } = settings;
  const app = new App({
    connection: database.connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwt,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: MIN_PASSWORD_LENGTH,
      enable_signup: false,
      // With rotation, Lite ends the session when two tabs refresh concurrently; hosted Auth allows it.
      enable_refresh_token_rotation: false,
      email: {
        enable_confirmations: false,
        template: {
          recovery: {
            subject: 'Choose a new password',
            content_path: join(import.meta.dirname, 'recovery-mail.html'),
          },
        },
      },
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: authMail(settings.smtpPort) },
    },
  });
  app._storageAdapter = storedObjects(settings.filesFolder);
  await app.init();
  // After init; otherwise it prints a warning on each start.
  setExperimental('storage', true);

  const answerAuth = authEndpoints(database, keys.secret);
  const answerUpload = resumableUploads(keys.jwt, settings.filesFolder, (finished) =>
    database.inTurn(() => answer(app, finished)),
  );
  return limitAuth(keys.secret, async (request) => {
    const answered = (await answerAuth(request)) ?? (await answerUpload(request));
    if (answered) return answered;
    const forwarded = withMaskedQuotes(withLogicApart(await withPlainBody(request)));
    return (
      (await refuseEstimates(database, request)) ?? database.inTurn(() => answer(app, forwarded))
    );
  });
}

/**
 * Converts form uploads to plain bodies. The official client sends a form with an unnamed file field, but Lite expects
 * the name `file`, and only accepts forms for new uploads. It always accepts plain bodies.
 */
async function withPlainBody(request: Request): Promise<Request> {
  const isUpload =
    new URL(request.url).pathname.startsWith('/storage/v1/object/') &&
    request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (!isUpload) return request;
  const form = await request.formData();
  const file = form.get('') ?? form.get('file');
  if (!(file instanceof File)) return new Request(request.url, { method: request.method });
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  headers.set('cache-control', `max-age=${form.get('cacheControl') ?? 3600}`);
  return new Request(request.url, { method: request.method, headers, body: file });
}

/** Replaces `pgrst.db_pre_request` of a hosted project. Only queries the database if it could refuse the request. */
async function refuseEstimates(database: Database, request: Request): Promise<Response | null> {
  const prefer = request.headers.get('prefer') ?? '';
  const isData = new URL(request.url).pathname.startsWith('/rest/v1/');
  if (!isData || !/planned|estimated/i.test(prefer)) return null;
  const headers = JSON.stringify({ prefer });
  try {
    await database.query(
      `select api_checks.refuse_estimates() from set_config('request.headers', $1, true)`,
      [headers],
    );
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Refused';
    const refusal = { code: '22023', message, details: null, hint: null };
    return Response.json(refusal, { status: 400 });
  }
}

/** Reads the whole body while it has exclusive access to the database, because the body may be streamed from it. */
async function answer(app: App, request: Request): Promise<Response> {
  if (!served.test(new URL(request.url).pathname)) return new Response(null, { status: 404 });
  const { body, status, headers: sent } = await app.fetch(request, { peerAddress: null });
  const headers = new Headers(sent);
  if (!headers.has('access-control-allow-origin')) headers.set('access-control-allow-origin', '*');
  // Lite's Auth allows no headers in preflight responses, so browsers could not refresh or sign out.
  const asked = request.headers.get('access-control-request-headers');
  if (asked && !headers.has('access-control-allow-headers')) {
    headers.set('access-control-allow-headers', asked);
  }
  const bytes = body && (await new Response(body).arrayBuffer());
  const signature = bytes && asHostedSignature(request, { status }, bytes);
  if (signature) {
    headers.delete('content-length');
    return new Response(signature, { status, headers });
  }
  const whole = new Response(bytes, { status, headers });
  return (bytes && withRange(request, whole, bytes)) ?? whole;
}
