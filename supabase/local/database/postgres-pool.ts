import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Row } from './database.ts';

type Driver = PostgresConnection['driver'];

/** Opens up to `max` connections. Calls `onclose` when a connection closes, and `onnotify` on each notification. */
export type OpenDriver = (options: {
  max: number;
  onclose: () => void;
  onnotify?: () => void;
}) => Driver;

/** A connection reserved for one caller until it is released. */
export type Reserved = {
  unsafe(...statement: Parameters<Driver['unsafe']>): Promise<readonly Row[]>;
  release(): void;
};

export type PostgresPool = {
  reserve(): Promise<Reserved>;
  /** Calls `onNotice` after each NOTIFY on the channel, and after a reconnect, because some may have been missed. */
  listen(channel: string, onNotice: () => void): Promise<void>;
  close(): Promise<void>;
};

/** The server is down or refuses connections. Prints as one line, because Lite logs the error of each request. */
class DatabaseGone extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  [inspect.custom]() {
    return `No connection to the database: ${this.message}`;
  }
}

/** Grace period for running statements on a pool that has lost a connection. */
const PATIENCE_SECONDS = 1;
const RETRY_MS = 200;

/**
 * Keeps `size` connections to a server that may restart. The driver continues to write to connections that the server
 * has closed, which ends the process or hangs. Therefore, when one connection closes, the pool discards all of them,
 * and the next caller opens new ones.
 */
export function keepPool(openDriver: OpenDriver, size: number): PostgresPool {
  let isClosing = false;
  let current: Promise<Driver> | null = null;
  const lost = new WeakSet<Driver>();
  /** Callbacks that reject pending calls when their driver is lost, because the driver may never respond. */
  const onLoss = new Map<Driver, Set<(gone: DatabaseGone) => void>>();
  const listeners = new Set<Driver>();
  const listening: Promise<void>[] = [];

  /** Opens all connections in advance, because many parallel first calls on a cold pool fail. */
  async function open(): Promise<Driver> {
    const driver = openDriver({ max: size, onclose: () => lose(driver) });
    try {
      await Promise.all(Array.from({ length: size }, () => driver`select pg_sleep(0.05)`));
    } catch (error) {
      lose(driver);
      throw new DatabaseGone(error);
    }
    return driver;
  }

  function lose(driver: Driver): void {
    if (lost.has(driver) || isClosing) return;
    lost.add(driver);
    current = null;
    for (const end of onLoss.get(driver) ?? []) end(new DatabaseGone('it was lost'));
    onLoss.delete(driver);
    void driver.end({ timeout: PATIENCE_SECONDS });
  }

  /** Returns the result of a driver call, or rejects when the driver is lost. */
  async function answered<Result>(driver: Driver, call: () => PromiseLike<Result>) {
    if (lost.has(driver)) throw new DatabaseGone('it was lost');
    const { promise: gone, reject } = Promise.withResolvers<never>();
    const calls = onLoss.get(driver) ?? new Set();
    onLoss.set(driver, calls.add(reject));
    try {
      return await Promise.race([call(), gone]);
    } finally {
      calls.delete(reject);
    }
  }

  /** Listens on a separate connection. Returns a promise that resolves when the connection has closed. */
  async function hear(channel: string, onNotice: () => void) {
    const ended = Promise.withResolvers<void>();
    const driver = openDriver({ max: 1, onclose: ended.resolve, onnotify: onNotice });
    listeners.add(driver);
    const cleared = ended.promise.then(() => {
      listeners.delete(driver);
      return driver.end({ timeout: 0 });
    });
    // Opens the connection first: without `fetch_types`, `reserve` never returns one that is not open yet.
    await driver`select 1`;
    const { unsafe } = await driver.reserve();
    await unsafe(`listen "${channel}"`);
    return { cleared };
  }

  async function hearAgain(channel: string, onNotice: () => void) {
    while (!isClosing) {
      await setTimeout(RETRY_MS);
      const heard = await hear(channel, onNotice).catch(() => null);
      if (heard) return heard;
    }
    return null;
  }

  return {
    async reserve() {
      current ??= open();
      const driver = await current;
      const reserved = await answered(driver, () => driver.reserve()).catch((error: unknown) => {
        throw new DatabaseGone(error);
      });
      return {
        unsafe: (...statement: Parameters<Driver['unsafe']>) =>
          answered(driver, () => reserved.unsafe(...statement)),
        release: () => {
          if (!lost.has(driver)) reserved.release();
        },
      };
    },
    async listen(channel, onNotice) {
      const first = await hear(channel, onNotice);
      const goOn = async () => {
        for (let heard: typeof first | null = first; heard; ) {
          await heard.cleared;
          heard = await hearAgain(channel, onNotice);
          if (heard) onNotice();
        }
      };
      listening.push(goOn());
    },
    async close() {
      isClosing = true;
      const pool = await current?.catch(() => null);
      // With a timeout, because a request whose caller was killed may never release its connection.
      await Promise.all([
        pool?.end({ timeout: 5 }),
        ...[...listeners].map((driver) => driver.end({ timeout: 0 })),
      ]);
      await Promise.all(listening);
    },
  };
}
