import { startTestStack } from '../local/test-stack.ts';

/** Migrates and seeds once before the test files run; each starts from that archive. */
export default async function prepareDatabase(): Promise<void> {
  // Only the default database has an archive.
  if (process.env.TEST_DATABASE) return;
  const stack = await startTestStack();
  await stack.stop();
}
