import { readCv } from '@/lib/careers/applications/data';
import { emptyResponse, leaderRoute } from '@/lib/core/actions/routes';

/** Returns the CV of an application to leaders as a download, because browsers must never open it here. */
export const GET = leaderRoute<{ id: string }>(async (leader, _, { id }) => {
  const cv = await readCv(leader, id);
  if (!cv) return emptyResponse(404);
  return new Response(cv.file, {
    headers: {
      'Content-Type': cv.file.type || 'application/octet-stream',
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(cv.name)}`,
    },
  });
});
