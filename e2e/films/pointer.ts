import sharp from 'sharp';

export type Point = { x: number; y: number };

const ARROW =
  '<path d="M1 1v25l6-6 4 9.5 4.2-1.8-4-9.3h8.6z" fill="#14161b" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>';

const picture = (width: number, height: number, inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`,
  );

/** Draws the pointer on a screenshot, with a ring during a click. */
export async function withPointer(screen: Buffer, { x, y }: Point, pressed = 0): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(screen).metadata();
  const ring =
    pressed > 0
      ? `<circle cx="${x}" cy="${y}" r="${8 + pressed * 14}" fill="#4338ca" fill-opacity="${0.35 * (1 - pressed)}" stroke="#4338ca" stroke-width="2.5" stroke-opacity="${1 - pressed * 0.7}"/>`
      : '';
  const arrow = `<g transform="translate(${x} ${y})">${ARROW}</g>`;
  return sharp(screen)
    .composite([{ input: picture(width, height, ring + arrow) }])
    .png({ compressionLevel: 2 })
    .toBuffer();
}

/** Returns the positions of a moving pointer, slow at both ends. */
export function wayBetween(from: Point, to: Point, frames: number): Point[] {
  return Array.from({ length: frames }, (_, index) => {
    const part = (index + 1) / frames;
    const eased = part * part * (3 - 2 * part);
    return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
  });
}
