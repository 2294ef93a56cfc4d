import { z } from 'zod';

const SIGNS = /^\/storage\/v1\/object\/(upload\/)?sign\//;

const lite = z.object({ signedUrl: z.string() });

/**
 * Returns what hosted Storage answers where it signs a URL: the official client reads it under other names, without
 * the path of the Storage API. Null for any other answer.
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
