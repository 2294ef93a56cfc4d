import sharp from 'sharp';

/** Bits per row of a hash, and number of rows. */
const SIDE = 16;

/** Out of 256 shades. A smaller difference is compression noise on a flat background. */
const LEAST_CONTRAST = 4;

/** A picture of any format, or SVG. */
type PictureFile = string | Buffer;

/**
 * Returns the difference hash of a picture: for each of 16 by 16 places, whether it is clearly darker than its right
 * neighbour. It changes little with size, format or noise, and much with the content.
 */
export async function pictureHash(file: PictureFile): Promise<string> {
  const pixels = await sharp(typeof file === 'string' ? Buffer.from(file) : file)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const rows = Array.from({ length: SIDE }, (_, row) =>
    pixels.subarray(row * (SIDE + 1), (row + 1) * (SIDE + 1)),
  );
  return rows
    .flatMap((row) =>
      Array.from({ length: SIDE }, (_, at) =>
        (row[at] ?? 0) + LEAST_CONTRAST < (row[at + 1] ?? 0) ? '1' : '0',
      ),
    )
    .join('');
}

/** Returns the number of places at which two hashes differ. */
export function hashDistance(one: string, other: string): number {
  return [...one].filter((bit, at) => bit !== other[at]).length;
}

/**
 * Returns every pair of pictures whose hashes differ in fewer than `least` of 256 bits, most similar first.
 * @param hashes the hash of each picture by its name
 */
export function alikePairs(hashes: ReadonlyMap<string, string>, least: number): string[] {
  const all = [...hashes];
  return all
    .flatMap(([name, hash], index) =>
      all.slice(index + 1).map(([other, otherHash]) => ({
        pair: `${name} and ${other}`,
        distance: hashDistance(hash, otherHash),
      })),
    )
    .filter(({ distance }) => distance < least)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ pair, distance }) => `${pair}: ${distance}`);
}
