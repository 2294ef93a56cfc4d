/** Changes within this time cause a single read, as does a channel that opens within it. */
export const GATHER_MS = 1000;

type Channel = { onOpen: () => void; onChange: () => void };

/**
 * Reads the notifications when the channel opens, because earlier changes may have been missed; after one second if it
 * does not open; and shortly after each change.
 * @param watch joins the channel and returns a function that leaves it
 * @returns a function that stops reading
 */
export function keepRead(read: () => void, watch: (channel: Channel) => () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readNow = () => {
    clearTimeout(timer);
    timer = undefined;
    read();
  };
  const readSoon = () => {
    timer ??= setTimeout(readNow, GATHER_MS);
  };
  readSoon();
  const leave = watch({ onOpen: readNow, onChange: readSoon });
  return () => {
    clearTimeout(timer);
    leave();
  };
}
