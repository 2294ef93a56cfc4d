import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

type Handler = (request: Request) => Promise<Response>;

const FOLDER = '/storage/v1/upload/resumable/sign';
const VERSION = { 'tus-resumable': '1.0.0' };
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, HEAD, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': 'Location, Tus-Resumable, Upload-Offset, Upload-Length',
};
/** The same time as in hosted Storage. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Upload limit of a new project and of the bucket. */
const MAX_BYTES = 50 * 1024 * 1024;

const ticket = z.object({
  bucket: z.string(),
  sub: z.string(),
  intent: z.literal('upload'),
  exp: z.number(),
});

/** Returns the bucket and path of a signed token (HS256); null for an invalid token. */
function readTicket(token: string, secret: string): { bucket: string; path: string } | null {
  const [head = '', body = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { bucket, sub, exp } = ticket.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return exp * 1000 > Date.now() ? { bucket, path: sub } : null;
}

type Upload = {
  file: string;
  length: number;
  offset: number;
  startedAt: number;
  /** Destination and metadata of the finished file. */
  url: string;
  contentType: string;
  cacheControl: string;
};

const reply = (status: number, headers: Record<string, string> = {}, body: string | null = null) =>
  new Response(body, { status, headers: { ...VERSION, ...CORS, ...headers } });

/** Parses the Upload-Metadata header: names with base64 values. */
function metadataOf(request: Request): Map<string, string> {
  const pairs = (request.headers.get('upload-metadata') ?? '').split(',');
  return new Map(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString()];
    }),
  );
}

/**
 * Implements TUS 1.0 like Supabase Storage, for uploads with the token of a signed URL. Uploads arrive in chunks and
 * can resume after an interruption. A finished file is passed to `store`, which checks its size and type.
 */
export function resumableUploads(jwtSecret: string, folder: string, store: Handler) {
  const uploads = new Map<string, Upload>();

  const forget = async (id: string) => {
    const upload = uploads.get(id);
    uploads.delete(id);
    if (upload) await rm(upload.file, { force: true });
  };

  const create = async (request: Request): Promise<Response> => {
    const token = request.headers.get('x-signature') ?? '';
    const signed = readTicket(token, jwtSecret);
    if (!signed) return reply(403, {}, 'Invalid signature');
    const { bucket, path } = signed;
    const length = Number(request.headers.get('upload-length'));
    if (length > MAX_BYTES) return reply(413, {}, 'Maximum size exceeded');
    const metadata = metadataOf(request);
    if (metadata.get('bucketName') !== bucket || metadata.get('objectName') !== path) {
      return reply(403, {}, 'The signature is for another object');
    }
    for (const [id, { startedAt }] of uploads)
      if (startedAt < Date.now() - KEPT_MS) await forget(id);
    const id = randomUUID();
    const { origin } = new URL(request.url);
    await mkdir(folder, { recursive: true });
    uploads.set(id, {
      file: join(folder, `unfinished-${id}`),
      length,
      offset: 0,
      startedAt: Date.now(),
      url: `${origin}/storage/v1/object/upload/sign/${bucket}/${path}?token=${token}`,
      contentType: metadata.get('contentType') ?? 'application/octet-stream',
      cacheControl: `max-age=${metadata.get('cacheControl') ?? 3600}`,
    });
    return reply(201, { location: `${origin}${FOLDER}/${id}` });
  };

  const append = async (request: Request, id: string, upload: Upload): Promise<Response> => {
    if (Number(request.headers.get('upload-offset')) !== upload.offset) return reply(409);
    const part = new Uint8Array(await request.arrayBuffer());
    if (upload.offset + part.byteLength > upload.length) return reply(413);
    await appendFile(upload.file, part);
    upload.offset += part.byteLength;
    if (upload.offset === upload.length) {
      const headers = { 'content-type': upload.contentType, 'cache-control': upload.cacheControl };
      const body = await readFile(upload.file);
      const stored = await store(new Request(upload.url, { method: 'PUT', headers, body }));
      await forget(id);
      if (!stored.ok) return reply(stored.status, {}, await stored.text());
    }
    return reply(204, { 'upload-offset': String(upload.offset) });
  };

  /** Handles a request of a resumable upload; returns null for any other request. */
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (pathname !== FOLDER && !pathname.startsWith(`${FOLDER}/`)) return null;
    if (request.method === 'OPTIONS') {
      const asked = request.headers.get('access-control-request-headers') ?? '';
      return reply(204, { 'access-control-allow-headers': asked });
    }
    if (pathname === FOLDER) return request.method === 'POST' ? create(request) : reply(405);
    const id = pathname.slice(FOLDER.length + 1);
    const upload = uploads.get(id);
    if (!upload) return reply(404);
    if (request.method === 'PATCH') return append(request, id, upload);
    if (request.method === 'DELETE') {
      await forget(id);
      return reply(204);
    }
    const { offset, length } = upload;
    return reply(200, {
      'upload-offset': String(offset),
      'upload-length': String(length),
      'cache-control': 'no-store',
    });
  };
}
