import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionFailure } from './failure';
import { storePublicForm } from './public-form';

const counted = vi.hoisted((): { hits: Map<string | null, number> } => ({ hits: new Map() }));
const visitor = vi.hoisted(() => ({ ip: '192.0.2.1' }));

vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('./origin', () => ({ clientIp: async () => visitor.ip }));
vi.mock('@/lib/core/security/rate-limits/data', () => ({
  withinRateLimit: async ({ maxHits }: { maxHits: number }, subject: string | null) => {
    const hits = (counted.hits.get(subject) ?? 0) + 1;
    counted.hits.set(subject, hits);
    return subject === null || hits <= maxHits;
  },
}));

const limit = { bucket: 'a-form', maxHits: 2, windowSeconds: 60 };
const store = vi.fn();

function send(values: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ email: 'ada@x.example', ...values })) {
    form.append(name, value);
  }
  return storePublicForm(form, { limit, failed: 'bookingFailed' }, store);
}

const refusal = (values?: Record<string, string>) =>
  send(values).then(
    () => null,
    ({ notice, details }: ActionFailure) => ({ notice, details }),
  );

beforeEach(() => {
  counted.hits.clear();
  visitor.ip = '192.0.2.1';
  store.mockReset().mockResolvedValue('stored');
});

describe('a public form', () => {
  it('stores a valid submission', async () => {
    expect(await send()).toBe('stored');
  });

  it('rejects a submission with a filled honeypot field without counting or storing it', async () => {
    const values = { email: 'ada@x.example', website: 'https://spam.example' };
    expect(await refusal(values)).toEqual({ notice: 'looksAutomated', details: { values } });
    expect(counted.hits.size).toBe(0);
    expect(store).not.toHaveBeenCalled();
  });

  it('rejects submissions over the limit per IP for any email and keeps the input', async () => {
    for (const email of ['a@x.example', 'b@x.example']) expect(await refusal({ email })).toBeNull();
    const values = { email: 'c@x.example' };
    expect(await refusal(values)).toEqual({ notice: 'tooManyAttempts', details: { values } });
    expect(store).toHaveBeenCalledTimes(2);
    visitor.ip = '192.0.2.2';
    expect(await refusal(values)).toBeNull();
  });

  it('counts by email if the IP is unknown, so visitors share no limit', async () => {
    visitor.ip = 'unknown';
    for (let nth = 0; nth < 5; nth += 1) {
      expect(await refusal({ email: `${nth}@x.example` })).toBeNull();
    }
    expect(await refusal({ email: '0@x.example' })).toBeNull();
    expect((await refusal({ email: '0@x.example' }))?.notice).toBe('tooManyAttempts');
  });

  it('returns the input with the details of a refusal', async () => {
    store.mockRejectedValue(new ActionFailure('formHasErrors', { fieldErrors: { email: 'No.' } }));
    expect(await refusal()).toEqual({
      notice: 'formHasErrors',
      details: { values: { email: 'ada@x.example' }, fieldErrors: { email: 'No.' } },
    });
  });

  it('reports a database failure and keeps the input', async () => {
    store.mockRejectedValue(new Error('no answer'));
    expect(await refusal()).toEqual({
      notice: 'bookingFailed',
      details: { values: { email: 'ada@x.example' } },
    });
  });
});
