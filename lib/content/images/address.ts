import { PICTURES_PATH } from '@/lib/core/text/picture-path';

type Addressed = {
  path: string;
  width: number | null;
  height: number | null;
  focalX?: number;
  focalY?: number;
};

/**
 * Returns the URL under which a text stores a picture: path, size and, unless it is the centre, the focal point for
 * cropping, as '/storage/…/a.png#1200x800,30,40'. The database does the same (private.picture_address).
 */
export function pictureAddress({ path, width, height, focalX = 50, focalY = 50 }: Addressed) {
  if (width === null || height === null) return PICTURES_PATH + path;
  const focus = focalX === 50 && focalY === 50 ? '' : `,${focalX},${focalY}`;
  return `${PICTURES_PATH}${path}#${width}x${height}${focus}`;
}
