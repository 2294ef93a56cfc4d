import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { unusedEnvironment } from '@/lib/core/env.test-double';

/** Prepares a process as instrumentation.ts does for every Next server. */
function start(environment: NodeJS.Dict<string>) {
  const script =
    "(await import('./lib/core/start/prepare.ts')).prepareStart(); console.log('Ready')";
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, ...unusedEnvironment, ...environment },
    encoding: 'utf8',
  });
}

test('ends the process with one sentence for each mistake in the environment', () => {
  const { status, stdout, stderr } = start({ SITE_URL: 'nowhere', CRON_SECRET: undefined });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([
    'The environment is not right; see .env.example.',
    '  SITE_URL must be an https URL (http only for this machine).',
    '  CRON_SECRET is missing.',
  ]);
});

test('logs at start which channels are off', () => {
  const { status, stdout, stderr } = start({
    SMTP_URL: '',
    AUTOMATION_WEBHOOK_URL: '',
    AUTOMATION_WEBHOOK_SECRET: '',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'Ready\n' });
  expect(stderr).toContain('Mail is off: SMTP_URL is not set.');
  expect(stderr).toContain('The automation webhook is off: AUTOMATION_WEBHOOK_URL is not set.');
});
