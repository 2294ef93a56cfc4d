import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unusedEnvironment } from '@/lib/core/env.test-double';

const booking = { room: 'quiet-otter', meeting_url: null, quarantined_at: null };

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

test.each([
  [undefined, 'meet.jit.si'],
  ['https://video.example:8443/rooms/{room}?lobby=1', 'video.example:8443'],
  ['https://{room}.video.example/', 'video.example'],
])(
  'links and the privacy policy use the host name of the room template %s',
  async (template, host) => {
    for (const [name, value] of Object.entries(unusedEnvironment)) vi.stubEnv(name, value);
    vi.stubEnv('MEETING_URL_TEMPLATE', template);
    const { meetingHost, meetingLink } = await import('./room');
    expect(new URL(meetingLink(booking) ?? '').host.endsWith(host)).toBe(true);
    expect(meetingHost()).toBe(host);
  },
);
