import type { Page } from '@playwright/test';
import { addDays } from 'date-fns';
import type { OpenDay } from '../../lib/bookings/availability/packed-days.ts';
import { businessDay } from '../../lib/core/time/business-time.ts';
import { paths } from '../../lib/paths.ts';
import { expect, randomAddress, test } from './fixtures.ts';
import { testEnvironment } from './test-environment.ts';

export type Slot = { date: string; time: string };
export type SlotsAnswer = { days: OpenDay[]; formToken: string };

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;

/**
 * Returns the endpoint's current response, requested from a new IP, because tests exceed the rate limit of a visitor.
 */
export async function slotsNow(): Promise<SlotsAnswer> {
  const headers = { 'x-forwarded-for': randomAddress() };
  return (await fetch(new URL(paths.slots, site), { headers })).json();
}

/**
 * Returns a free slot of the worker's nth open day after the next three. One worker uses the even days and the other
 * the odd ones: hosts need a break between two consultations and have a daily maximum, so a booking of one test can
 * close the other times of that day.
 */
export async function freeSlot(nth: number): Promise<Slot> {
  const parity = test.info().parallelIndex % 2;
  const { days } = await slotsNow();
  const earliest = businessDay(addDays(new Date(), 3));
  const day = days.filter(
    ({ date, free }) => date > earliest && Number(date.slice(-2)) % 2 === parity && free.length > 0,
  )[nth];
  const time = day?.free[Math.floor(Math.random() * day.free.length)];
  if (!day || !time) throw new Error(`No slot is free on open day ${nth}`);
  return { date: day.date, time };
}

export const dayLabel = (page: Page, date: string) =>
  page.locator(`label:has(input[name="date"][value="${date}"])`);
export const timeLabel = (page: Page, time: string) =>
  page.locator(`label:has(input[name="time"][value="${time}"])`);
/** The days after the next ten, which are collapsed at first. */
export const otherDays = (page: Page) => page.locator('summary', { hasText: 'Other days' });

/** Opens the other days and turns to the month of the day, if it is not among the next ones. */
export async function showMonth(page: Page, date: string) {
  const day = dayLabel(page, date);
  if (
    !(await day.isVisible()) &&
    !(await page.locator('details[open]', { has: otherDays(page) }).isVisible())
  ) {
    await otherDays(page).click();
  }
  await expect(async () => {
    if (await day.isVisible()) return;
    await page.getByRole('button', { name: 'Next month' }).locator('visible=true').click();
    expect(await day.isVisible()).toBe(true);
  }).toPass();
}

export async function chooseSlot(page: Page, { date, time }: Slot) {
  await showMonth(page, date);
  await dayLabel(page, date).click();
  await timeLabel(page, time).click();
}
