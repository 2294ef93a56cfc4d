import { revalidateTag } from 'next/cache';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshPages } from './refresh';

const running: Promise<unknown>[] = [];
const visited: string[] = [];

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));
vi.mock('next/server', () => ({ after: (task: () => Promise<void>) => running.push(task()) }));
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));
vi.mock('@/lib/core/env', () => ({ env: { SITE_URL: 'https://techlink.example' } }));
vi.mock('@/lib/core/log', () => ({ log: { warn: vi.fn() } }));
vi.mock('./data', () => ({
  readSurroundings: vi.fn(),
  listChangedPeople: async () => ['grace-hopper'],
}));

beforeEach(() => {
  vi.useFakeTimers();
  visited.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    visited.push(new URL(url).pathname);
    return new Response(null);
  });
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  await Promise.all(running.splice(0));
  vi.useRealTimers();
});

const booked = () => refreshPages({ table: 'consultation_bookings' });

it('visits the booking page at once, and once more for all bookings in the next second', async () => {
  await booked();
  await vi.advanceTimersByTimeAsync(0);
  expect(visited).toEqual(['/booking']);
  await booked();
  await booked();
  await booked();
  await vi.advanceTimersByTimeAsync(999);
  expect(visited).toEqual(['/booking']);
  await vi.advanceTimersByTimeAsync(1);
  expect(visited).toEqual(['/booking', '/booking']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(visited).toHaveLength(2);
});

it('visits the pages that show booking limits when leaders change them', async () => {
  await refreshPages({ table: 'availability_settings' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(visited.toSorted()).toEqual(['/booking', '/terms-of-service']);
  expect(revalidateTag).toHaveBeenCalledWith('booking-rules', 'max');
});

it('re-renders the pages with portraits when a person changes theirs', async () => {
  await refreshPages({ table: 'user_profiles' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(visited.toSorted()).toEqual(['/about', '/about/grace-hopper', '/booking', '/sitemap.xml']);
  expect(revalidateTag).toHaveBeenCalledWith('faces', 'max');
});

it('visits the pages that quote figures when one changes', async () => {
  await refreshPages({ table: 'figures' });
  await vi.advanceTimersByTimeAsync(0);
  expect(visited.toSorted()).toEqual(['/', '/cases', '/proof']);
  expect(revalidateTag).toHaveBeenCalledWith('figures', 'max');
});

it('visits the delivery status page when a target fails or recovers', async () => {
  await refreshPages({ table: 'delivery_targets' });
  // The previous test has just visited it.
  await vi.advanceTimersByTimeAsync(1000);
  expect(visited).toEqual(['/proof']);
  expect(revalidateTag).toHaveBeenCalledWith('proof', 'max');
});

it('visits other pages while the booking page waits', async () => {
  await booked();
  await booked();
  await refreshPages({ table: 'webinars', slug: 'a-webinar' });
  await vi.advanceTimersByTimeAsync(0);
  expect(visited).toContain('/webinars/a-webinar');
});
