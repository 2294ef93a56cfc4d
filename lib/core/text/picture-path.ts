/** Path of the public bucket's pictures; content stores it without the storage host. */
export const PICTURES_PATH = '/storage/v1/object/public/images/';

/** Returns the URL of a stored picture without its host; any other URL unchanged. The database does the same. */
export function picturePath(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(?=\/storage\/v1\/object\/public\/images\/)/i, '');
}
