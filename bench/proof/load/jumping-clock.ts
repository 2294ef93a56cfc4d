import { readFileSync } from 'node:fs';

// Loaded before a server (node --import): its clock differs from that of the machine by the seconds in the file that
// CLOCK_FILE names.

const file = process.env.CLOCK_FILE;
let offsetMs = 0;
if (file) {
  setInterval(() => {
    offsetMs = Number(readFileSync(file, 'utf8')) * 1000 || 0;
  }, 50).unref();
}

globalThis.Date = new Proxy(Date, {
  construct: (original, given, target) =>
    Reflect.construct(original, given.length > 0 ? given : [original.now() + offsetMs], target),
  get: (original, name) =>
    name === 'now' ? () => original.now() + offsetMs : Reflect.get(original, name),
});
