import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/** Path of the Nu Html Checker. */
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** Returns whether there is a Java to run the validator, `java` on the path or the one in JAVA. */
export function hasJava(): boolean {
  return spawnSync(java(), ['-version']).status === 0;
}

const java = () => process.env.JAVA ?? 'java';

/** Returns the errors of HTML documents, each with the name of its document and an extract. */
export async function htmlErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'valid-html-'));
  try {
    const names = [...documents.keys()];
    const files = names.map((_, index) => join(folder, `${index}.html`));
    await Promise.all(
      files.map((file, index) => writeFile(file, documents.get(names[index] ?? '') ?? '')),
    );
    // The report is written to stderr.
    const { stderr } = await run(
      java(),
      ['-jar', jar, '--errors-only', '--exit-zero-always', '--format', 'json', ...files],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    return report
      .parse(JSON.parse(stderr))
      .messages.map(
        ({ url, message, extract }) =>
          `${names[Number.parseInt(basename(url), 10)]}: ${message} ${extract ?? ''}`,
      );
  } finally {
    await rm(folder, { recursive: true });
  }
}
