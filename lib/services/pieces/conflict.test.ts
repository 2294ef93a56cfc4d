import { expect, test } from 'vitest';
import { decisionText, FIELDS, OPEN_FIELD, reasonFor, winner } from './conflict';

const field = { name: 'Any', agreed: 'old', crm: 'old', erp: 'old' };

test.each([
  ['one changed in the CRM only', { crm: 'new' }, 'crm', 'Only the CRM changed it'],
  ['one changed in the ERP only', { erp: 'new' }, 'erp', 'Only the ERP changed it'],
  ['one changed in both alike', { crm: 'new', erp: 'new' }, 'crm', 'Both made the same change'],
  ['one changed in neither', {}, 'crm', 'Unchanged'],
  [
    'one changed in both, with an owner',
    { crm: 'a', erp: 'b', owner: 'erp' },
    'erp',
    'Both changed it; the ERP owns it',
  ],
  [
    'one changed in both, without an owner',
    { crm: 'a', erp: 'b' },
    null,
    'Both changed it, and neither owns it',
  ],
] as const)('of a field, %s', (_, changes, system, reason) => {
  expect(winner({ ...field, ...changes })).toBe(system);
  expect(reasonFor({ ...field, ...changes })).toBe(reason);
});

test('an owner does not override the only change', () => {
  expect(winner({ ...field, crm: 'new', owner: 'erp' })).toBe('crm');
});

test('exactly one field waits for a person', () => {
  expect(FIELDS.filter((one) => winner(one) === null)).toEqual([OPEN_FIELD]);
});

test('a decision names the value and the system that receives it', () => {
  expect(decisionText({ ...field, crm: 'a', erp: 'b' }, 'crm')).toMatch(/“a”\. The ERP/);
  expect(decisionText({ ...field, crm: 'a', erp: 'b' }, 'erp')).toMatch(/“b”\. The CRM/);
});
