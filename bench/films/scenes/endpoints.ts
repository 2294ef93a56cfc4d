import type { Stage } from '../film.ts';

type Service = Stage['service'];

/** Removes endpoints that an earlier film made, and their contacts. */
export async function clearEndpoints(service: Service, description: string): Promise<void> {
  await service.from('webhook_endpoints').delete().eq('description', description).throwOnError();
  await service.from('clients').delete().like('email', '%@harbor-films.example').throwOnError();
}

/** Adds contacts, of which an endpoint is told. */
export async function addContacts(service: Service, names: readonly string[]): Promise<void> {
  const rows = names.map((firstname) => ({
    firstname,
    email: `${firstname.toLowerCase()}@harbor-films.example`,
  }));
  await service.from('clients').insert(rows).throwOnError();
}

/** Lets what waits for an endpoint be due now; the film need not wait for the pause between two tries. */
export async function hurry(service: Service, endpoint: string): Promise<void> {
  await service
    .from('outbox')
    .update({ next_attempt_at: new Date().toISOString() })
    .eq('endpoint_id', endpoint)
    .eq('status', 'pending')
    .throwOnError();
}
