import { config } from 'zod';

/*
 * Whether eval works, zod finds out by trying, and the security policy of every page reports that. Schemas
 * that run in the browser import this file; re-exporting `z` from here would keep all of zod in the bundle.
 */
config({ jitless: true });
