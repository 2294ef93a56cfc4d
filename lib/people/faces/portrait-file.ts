import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const sprite = await readFile(join(process.cwd(), 'components/people/site/portraits.svg'), 'utf8');

/** Drawn portraits by lower-case name, as data URLs of SVG files. */
const files = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)].map(
    ([, id = '', box, face]) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="192" height="192">${face}</svg>`;
      return [id.replaceAll('-', ' '), `data:image/svg+xml;base64,${btoa(svg)}`];
    },
  ),
);

/** Returns the drawn portraits of these people as URLs, for use in pictures. */
export function portraitFiles(names: readonly string[]): string[] {
  return names.flatMap((name) => files.get(name.toLowerCase()) ?? []);
}
