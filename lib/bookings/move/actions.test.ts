import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalOf } from '@/lib/core/actions/answer';
import { caller } from '@/lib/core/auth/data.test-double';
import { checkTime, moveBooking } from './actions';

const nearest = vi.hoisted(() => [{ date: '2026-11-23', time: '10:30 AM' }]);
const stored = vi.hoisted(() => ({
  storeMove: vi.fn(),
  readClosure: vi.fn(),
  readMovable: vi.fn(),
}));

vi.mock('@/lib/core/actions/own-endpoints', () => ({
  requestDelivery: vi.fn(),
  requestRefresh: vi.fn(),
}));
vi.mock('./data', () => stored);
vi.mock('@/lib/bookings/availability/data', () => ({ readNearestSlots: async () => nearest }));
vi.mock('@/lib/core/actions/origin', () => ({ isSameOrigin: async () => true }));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('@/lib/core/supabase/session', () => ({ sessionClient: vi.fn() }));
vi.mock('@/lib/core/auth/data', () => import('@/lib/core/auth/data.test-double'));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const booking = {
  id: '00000000-0000-4000-8000-000000000001',
  startsAt: '2096-11-23T15:00:00.000Z',
  from: '2096-11-20T15:00:00.000Z',
  tell: true,
  evenIfClosed: false,
  host: null,
};

beforeEach(() => {
  caller.profileType = 'team_leader';
  stored.storeMove.mockReset().mockResolvedValue({ outcome: 'rescheduled', host: null });
  stored.readClosure.mockReset().mockResolvedValue(null);
});

describe('moving a booking', () => {
  it('returns the stored host, and refuses a host who has another consultation', async () => {
    const chosen = { ...booking, host: crypto.randomUUID() };
    const host = { name: 'Sofia Reyes' };
    stored.storeMove.mockResolvedValue({ outcome: 'rescheduled', host });
    expect((await moveBooking(chosen)).data).toMatchObject({ host: 'Sofia Reyes' });
    stored.storeMove.mockResolvedValue({ outcome: 'taken' });
    expect((await moveBooking(chosen)).serverError).toEqual(refusalOf('hostIsTaken'));
  });

  it('returns why a time is closed before the move', async () => {
    const { startsAt } = booking;
    expect((await checkTime({ startsAt })).data).toEqual({ closure: null });
    stored.readClosure.mockResolvedValue({ holiday: null });
    expect((await checkTime({ startsAt })).data).toEqual({ closure: { holiday: null } });
  });

  it('returns the stored booking before the move', async () => {
    const { id, startsAt } = booking;
    const movable = { startsAt: booking.from, visitorTimeZone: 'Asia/Tokyo', others: ['Ada'] };
    stored.readMovable.mockResolvedValue(movable);
    expect((await checkTime({ id, startsAt })).data).toMatchObject({ booking: movable });
    stored.readMovable.mockResolvedValue(null);
    expect((await checkTime({ id, startsAt })).data).toMatchObject({ booking: null });
  });

  it('fails if the booking did not change', async () => {
    stored.storeMove.mockResolvedValue({ outcome: 'not_found' });
    expect((await moveBooking(booking)).serverError).toEqual(refusalOf('bookingUpdateFailed'));
  });

  it('does not reveal that the database is down', async () => {
    stored.storeMove.mockRejectedValue(new Error('connection refused'));
    expect((await moveBooking(booking)).serverError).toEqual(refusalOf('somethingWentWrong'));
  });

  it('answers any other input with typed errors and writes nothing', {
    tags: ['bad-input'],
  }, async () => {
    const odd = fc.oneof(
      fc.anything(),
      fc.record({ id: fc.anything(), startsAt: fc.anything() }),
      fc.record({ id: fc.uuid(), startsAt: fc.string() }),
      fc.record({ id: fc.string(), startsAt: fc.date({ noInvalidDate: true }).map(String) }),
      fc.constant({ ...booking, startsAt: '9999-12-31T23:59:59Z' }),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (value) => {
        for (const action of [moveBooking, checkTime]) {
          // @ts-expect-error what a stranger may send is not what the types allow
          const result = await action(value);
          expect(result.validationErrors).toBeDefined();
        }
      }),
      { numRuns: 500 },
    );
    expect(stored.storeMove).not.toHaveBeenCalled();
  });
});
