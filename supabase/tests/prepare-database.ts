import { startTestStack } from '../local/test-stack.ts';

/** Migrates and seeds once before the files start; each of them then begins from the kept archive. */
export default async function prepareDatabase(): Promise<void> {
  const stack = await startTestStack();
  await stack.stop();
}
