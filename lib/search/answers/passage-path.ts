import { contentPath, webinarRecordingPath } from '@/lib/paths';
import type { Passage } from './model';

/** Returns the URL of a passage: its page, at its heading where that has an id. */
export function passagePath({ kind, slug, anchor }: Passage): string {
  const isOfRecording = anchor.startsWith('chapter-');
  const page = isOfRecording ? webinarRecordingPath(slug) : contentPath(kind, slug);
  return anchor ? `${page}#${anchor}` : page;
}
