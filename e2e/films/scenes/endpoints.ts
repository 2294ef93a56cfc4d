import type { Stage } from '../film.ts';

type Service = Stage['service'];

/** Removes endpoints created by an earlier film, and their contacts. */
export async function clearEndpoints(service: Service, description: string): Promise<void> {
  await service.from('webhook_endpoints').delete().eq('description', description).throwOnError();
  await service.from('clients').delete().like('email', '%@harbor-films.example').throwOnError();
}

/** Adds contacts, which an endpoint is notified of. */
export async function addContacts(service: Service, names: readonly string[]): Promise<void> {
  const rows = names.map((firstname) => ({
    firstname,
    email: `${firstname.toLowerCase()}@harbor-films.example`,
  }));
  await service.from('clients').insert(rows).throwOnError();
}

/** Makes events pending for an endpoint due immediately, so that the film does not wait for the retry delay. */
export async function hurry(service: Service, endpoint: string): Promise<void> {
  await service
    .from('outbox')
    .update({ next_attempt_at: new Date().toISOString() })
    .eq('endpoint_id', endpoint)
    .eq('status', 'pending')
    .throwOnError();
}
