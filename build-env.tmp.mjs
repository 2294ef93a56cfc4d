import { runCommand, freshBuild } from './e2e/support/test-commands.ts';
for (const c of [freshBuild.data, freshBuild.build]) { const r = await runCommand(c, (p)=>process.stdout.write(p)); if (r.status) process.exit(1); }
