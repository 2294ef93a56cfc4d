import { config } from 'zod';

/*
 * zod tests whether eval works, and the content security policy reports the attempt. Schemas that run in the browser
 * import this file; re-exporting `z` from here would keep all of zod in the bundle.
 */
config({ jitless: true });
