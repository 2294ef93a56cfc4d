import { answerPath, samplePath, webinarRecordingPath } from '@/lib/paths/site';
import type { Passage } from './model';

function pageOf({ kind, slug, page }: Passage): string {
  if (!page || kind === 'pages') return answerPath(kind, slug);
  return kind === 'courses' ? samplePath(slug, page) : webinarRecordingPath(slug);
}

/** Returns the URL of a passage, with the fragment of its heading if it has an id. */
export function passagePath(passage: Passage): string {
  return passage.anchor ? `${pageOf(passage)}#${passage.anchor}` : pageOf(passage);
}
