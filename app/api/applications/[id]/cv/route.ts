import type { NextRequest } from 'next/server';
import { readCv } from '@/lib/careers/applications/data';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';

const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' };

type CvDoor = { params: Promise<{ id: string }> };

/** The CV of an application, for leaders only, as a file to save: a browser never opens it here. */
export async function GET(_: NextRequest, { params }: CvDoor) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401, headers });
  try {
    const cv = await readCv(staff, (await params).id);
    if (!cv) return new Response(null, { status: 404, headers });
    return new Response(cv.file, {
      headers: {
        ...headers,
        'Content-Type': cv.file.type || 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(cv.name)}`,
      },
    });
  } catch (error) {
    log.error({ err: error }, 'a CV could not be handed out');
    return new Response(null, { status: 503, headers });
  }
}
