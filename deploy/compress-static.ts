import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// nginx serves these files directly. They are compressed only once, so the highest level is affordable.
const project = join(import.meta.dirname, '..');
const folders = `{${process.env.NEXT_DIST_DIR ?? '.next'}/static,public/scripts}`;
const files = globSync(`${folders}/**/*.{js,css,svg,json,txt}`, { cwd: project });
for (const name of files) {
  const file = join(project, name);
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content));
}
console.log(`Compressed ${files.length} files.`);
