import { expect, test } from 'vitest';
import { redactSpan } from './tracing';

test('a trace leaves this server without what identifies a person or gives access', () => {
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
