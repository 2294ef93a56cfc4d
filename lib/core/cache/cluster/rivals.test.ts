import { expect, test } from 'vitest';
import { refusal } from './rivals';

const rival = { name: 'web-1:3000', clock: 'database' };

test('rejects an incompatible server with a message', () => {
  expect(refusal({ clock: 'redis 4f1' }, rival)).toMatch(
    /^web-1:3000 runs and learns of changes through the database, this server through the Redis of its REDIS_URL \(4f1\): .* If web-1:3000 has just been stopped, start again in 15 seconds\.$/,
  );
});
