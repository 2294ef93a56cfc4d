import lighthouse, { type Flags } from 'lighthouse';

export type Visit = { url: string; flags: Flags };

// Responds to each visit with the report, or null if there is none.
process.on('message', async ({ url, flags }: Visit) => {
  const result = await lighthouse(url, flags).catch((error) => {
    console.error(`Lighthouse fails at ${url}`, error);
    return undefined;
  });
  process.send?.(result?.lhr ?? null);
});
