import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Row } from './database.ts';

type Driver = PostgresConnection['driver'];

/** Opens up to `max` connections. `onclose` is called at the end of each, `onnotify` at each notice to one. */
export type OpenDriver = (options: {
  max: number;
  onclose: () => void;
  onnotify?: () => void;
}) => Driver;

/** A connection of one caller, until it is released. */
export type Reserved = {
  unsafe(...statement: Parameters<Driver['unsafe']>): Promise<readonly Row[]>;
  release(): void;
};

export type PostgresPool = {
  reserve(): Promise<Reserved>;
  /** Calls `onNotice` after each NOTIFY on the channel, and after an interruption, which may have hidden some. */
  listen(channel: string, onNotice: () => void): Promise<void>;
  close(): Promise<void>;
};

/** The server has gone or refuses connections. Lite prints the error of each request; one line is enough. */
class DatabaseGone extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  [inspect.custom]() {
    return `No connection to the database: ${this.message}`;
  }
}

/** Time for what still runs on a pool that has lost a connection. */
const PATIENCE_SECONDS = 1;
const RETRY_MS = 200;

/**
 * Keeps `size` connections to a server that may stop and start again. The driver continues writing to connections that
 * the server has closed, which ends the process or never answers. So the end of one connection ends them all: no
 * statement reaches them any more, and the next caller opens others.
 */
export function keepPool(openDriver: OpenDriver, size: number): PostgresPool {
  let isClosing = false;
  let current: Promise<Driver> | null = null;
  const lost = new WeakSet<Driver>();
  /** Called when a driver is lost, each to end a call that the driver might never answer. */
  const onLoss = new Map<Driver, Set<(gone: DatabaseGone) => void>>();
  const listeners = new Set<Driver>();
  const listening: Promise<void>[] = [];

  /** Opens every connection, because many parallel first calls on a cold pool fail. */
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

  /** Returns the answer of a call to a driver, or fails once the driver is lost. */
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

  /** Listens on its own connection, and returns what resolves at its end. */
  async function hear(channel: string, onNotice: () => void) {
    const ended = Promise.withResolvers<void>();
    const driver = openDriver({ max: 1, onclose: ended.resolve, onnotify: onNotice });
    listeners.add(driver);
    const cleared = ended.promise.then(() => {
      listeners.delete(driver);
      return driver.end({ timeout: 0 });
    });
    // Without `fetch_types` the driver never hands out a connection that is not open yet.
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
      // A request whose caller was killed may keep its connection for ever.
      await Promise.all([
        pool?.end({ timeout: 5 }),
        ...[...listeners].map((driver) => driver.end({ timeout: 0 })),
      ]);
      await Promise.all(listening);
    },
  };
}
