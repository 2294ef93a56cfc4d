/** Where the pictures of the public bucket are on whichever host serves our storage; content names them so. */
export const PICTURES_PATH = '/storage/v1/object/public/images/';

/** Returns the URL of a stored picture without its host; any other URL as it is. The database does the same. */
export function picturePath(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(?=\/storage\/v1\/object\/public\/images\/)/i, '');
}
