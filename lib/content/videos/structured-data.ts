import type { VideoObject } from 'schema-dts';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { videoLabel } from '@/lib/core/video/summary';
import type { Video } from './model';

type Shown = { name: string; description: string; path: string; picture: string };

/**
 * Returns the structured data of a video on a public page.
 * @param shown.picture path of a picture, for a video without a poster
 */
export function videoObject(
  video: Video,
  { name, description, path, picture }: Shown,
): Exclude<VideoObject, string> {
  const { player, src, seconds, transcript, chapters } = video;
  const url = absoluteUrl(path);
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    name: `${name}: ${videoLabel(video)}`,
    description,
    url,
    uploadDate: new Date(video.addedAt).toISOString(),
    thumbnailUrl: absoluteUrl(video.poster ?? picture),
    ...(player ? { embedUrl: player.embed } : { contentUrl: absoluteUrl(src) }),
    ...(seconds && { duration: `PT${seconds}S` }),
    ...(transcript && { transcript }),
    inLanguage: 'en',
    isAccessibleForFree: true,
    ...(chapters.length > 0 && {
      hasPart: chapters.map(({ second, title }, index) => ({
        '@type': 'Clip' as const,
        name: title,
        startOffset: second,
        ...clipEnd(chapters[index + 1]?.second ?? seconds),
        url: `${url}#t=${second}`,
      })),
    }),
  };
}

const clipEnd = (second: number | null | undefined) => (second ? { endOffset: second } : {});
