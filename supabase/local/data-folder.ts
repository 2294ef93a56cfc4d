import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError, systemCode } from './plain-error.ts';

export type HeldFolder = { path: string; release(): Promise<void> };

/**
 * Creates the data folder and locks it for this process. The lock is a listening socket, so it is released when the
 * process ends.
 * @throws PlainError if another stack has the lock, or the folder is not writable
 */
export async function holdDataFolder(folder: string): Promise<HeldFolder> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new PlainError(
      `Cannot write to ${folder}: give this user the right to, or choose another folder with SUPABASE_DATA_DIR.`,
      { cause: error },
    );
  }
  const path = await realpath(folder);
  const address = socketAddress(path);
  if (await answers(address)) {
    throw new PlainError(`A stack is running on ${path}: stop it first (Ctrl-C in its terminal).`);
  }
  // Left over from a killed process. Windows removes its pipes automatically.
  if (process.platform !== 'win32') await rm(address, { force: true });
  const socket = createServer((client) => client.destroy());
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.listen(address, resolve);
  });
  socket.unref();
  return { path, release: () => new Promise((resolve) => socket.close(() => resolve())) };
}

/** Returns a short path for the socket, because socket paths are limited to about 100 characters. */
function socketAddress(folder: string): string {
  const name = `tech-link-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(address, () => {
      client.destroy();
      resolve(true);
    });
    // Another user's stack has the lock: its socket exists but cannot be opened.
    client.once('error', (error) => resolve(systemCode(error) === 'EACCES'));
  });
}
