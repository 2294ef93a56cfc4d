import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { unusedEnvironment } from '@/lib/core/env.test-double';

test('next.config.ts loads without a compiler, which a start would spend most of its time on', () => {
  const script = "import('./next.config.ts').then(() => console.log('loaded'))";
  const env = { ...process.env, ...unusedEnvironment };
  const output = execFileSync(process.execPath, ['--eval', script], { env, encoding: 'utf8' });
  expect(output).toBe('loaded\n');
});
