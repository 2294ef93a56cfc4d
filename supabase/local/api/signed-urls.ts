import { z } from 'zod';

const SIGNS = /^\/storage\/v1\/object\/(upload\/)?sign\//;

const lite = z.object({ signedUrl: z.string() });

/**
 * Converts Lite's response with a signed URL to that of hosted Storage: the official client expects other property
 * names, and the URL without the path of the Storage API. Returns null for any other response.
 */
export function asHostedSignature(
  request: Request,
  answer: { status: number },
  body: ArrayBuffer,
): string | null {
  const { pathname } = new URL(request.url);
  const [isSigning, isUpload] = SIGNS.exec(pathname) ?? [];
  if (!isSigning || request.method !== 'POST' || answer.status !== 200) return null;
  const signed = lite.safeParse(JSON.parse(new TextDecoder().decode(body)));
  if (!signed.success) return null;
  const url = signed.data.signedUrl.replace(/^\/storage\/v1/, '');
  return JSON.stringify(isUpload ? { url } : { signedURL: url });
}
