export function findChromium(): string {
  return '/usr/bin/chromium';
}
