import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dateChanges, readVersion } from './change-log';

const log = '# Changes\n\n## Unreleased\n\n- Second.\n\n## 1.0.0 (2026-01-01)\n\n- First.\n';

test('the unreleased changes get a version and a date', () => {
  expect(dateChanges(log, '1.1.0', '2026-02-03')).toBe(
    '# Changes\n\n## Unreleased\n\n## 1.1.0 (2026-02-03)\n\n- Second.\n\n## 1.0.0 (2026-01-01)\n\n- First.\n',
  );
});

test('a release without a listed change is refused', () => {
  const released = dateChanges(log, '1.1.0', '2026-02-03');
  expect(() => dateChanges(released, '1.2.0', '2026-03-04')).toThrow(/lists nothing/);
  expect(() => dateChanges('# Changes\n', '1.2.0', '2026-03-04')).toThrow(/lists nothing/);
});

test('the change log of this site can be released', () => {
  const own = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
  expect(dateChanges(own, '9.0.0', '2027-01-01')).toContain('## 9.0.0 (2027-01-01)');
});

test.each(['1.2.4', '1.3.0', '2.0.0', '1.10.0'])('%s is newer than 1.2.3', (version) => {
  expect(readVersion(version, '1.2.3')).toBe(version);
});

test.each(['1.2.3', '1.2.2', '1.1.9', '0.9.9'])('%s is refused after 1.2.3', (version) => {
  expect(() => readVersion(version, '1.2.3')).toThrow(`${version} is not newer than 1.2.3`);
});

test.each([undefined, '', '1.2', 'v1.2.4', '1.2.4-beta'])('%s is no version', (version) => {
  expect(() => readVersion(version, '1.2.3')).toThrow('Name the version');
});
