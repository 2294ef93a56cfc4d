import { PICTURES_PATH } from '@/lib/core/text/picture-path';

type Addressed = {
  path: string;
  width: number | null;
  height: number | null;
  focalX?: number;
  focalY?: number;
};

/**
 * Returns what a text stores of a picture: its path, size, and what stays in sight where it is cropped unless that is
 * the middle, as '/storage/…/a.png#1200x800,30,40'. The database does the same (private.picture_address).
 */
export function pictureAddress({ path, width, height, focalX = 50, focalY = 50 }: Addressed) {
  if (width === null || height === null) return PICTURES_PATH + path;
  const focus = focalX === 50 && focalY === 50 ? '' : `,${focalX},${focalY}`;
  return `${PICTURES_PATH}${path}#${width}x${height}${focus}`;
}
