// @module-tag log-secrets

import { expect, test } from 'vitest';
import { redactSpan } from './tracing';

test('removes personal data and secrets from traces', () => {
  const span = {
    name: 'GET /booking?email=ada@firm.example',
    attributes: { 'http.target': '/admin/clients?q=ada', 'http.status_code': 200 },
  };
  redactSpan(span);
  expect(span).toEqual({
    name: 'GET /booking?[redacted]',
    attributes: { 'http.target': '/admin/clients?[redacted]', 'http.status_code': 200 },
  });
});
