import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const sprite = await readFile(join(process.cwd(), 'components/people/site/portraits.svg'), 'utf8');

/** Drawings of the sprite by the name of their person in small letters, as data URLs of SVG files. */
const files = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)].map(
    ([, id = '', box, face]) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="192" height="192">${face}</svg>`;
      return [id.replaceAll('-', ' '), `data:image/svg+xml;base64,${btoa(svg)}`];
    },
  ),
);

/** Returns the drawing of each person as the URL of a file, for pictures. */
export function portraitFiles(names: readonly string[]): string[] {
  return names.flatMap((name) => files.get(name.toLowerCase()) ?? []);
}
