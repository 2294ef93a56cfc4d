import type { TestStack } from '../local/test-stack.ts';

type Stack = Pick<TestStack, 'sql'>;

/** Disables bookings for all hosts, so that the configured seats apply: for tests that count seats. */
export async function withoutHosts({ sql }: Stack): Promise<void> {
  await sql('update public.booking_hosts set is_active = false where is_active');
}

/** Pauses all playbooks: for tests that count the tasks they create. */
export async function withoutPlaybooks({ sql }: Stack): Promise<void> {
  await sql('update public.playbooks set is_active = false where is_active');
}
