import { videoFilePath } from '@/lib/paths/files';
import type { StoredVideo, Video } from './model';
import { players } from './players';

/**
 * Returns a stored video for a page.
 * @param key grants access to the files of a non-public video
 */
export function videoView(video: StoredVideo, key?: string): Video {
  const { id, source, playerId } = video;
  const player = source === 'upload' || source === 'url' ? null : players[source];
  const file = source === 'url' && video.url ? video.url : videoFilePath(id, 'video', key);
  return {
    id,
    src: player && playerId ? player.page(playerId) : file,
    mimeType: video.mimeType,
    player:
      player && playerId
        ? { name: player.name, firm: player.firm, embed: player.embed(playerId) }
        : null,
    isElsewhere: source === 'url',
    isHighlights: video.isHighlights,
    hasSound: video.hasSound,
    seconds: video.seconds,
    size: video.width && video.height ? { width: video.width, height: video.height } : null,
    poster: video.posterPath && videoFilePath(id, 'poster', key),
    captions: video.captions && videoFilePath(id, 'captions', key),
    transcript: video.transcript,
    chapters: video.chapters,
    addedAt: video.createdAt,
  };
}
