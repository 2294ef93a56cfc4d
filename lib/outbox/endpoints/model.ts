import { z } from 'zod';
import { WEBHOOK_TYPES } from '../webhook-types';

export const ENDPOINT =
  'id, url, description, types:event_types, state, pausedBecause:paused_because, origin, version:updated_at';

export const endpointRow = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  /** Subscribed event types; all types if empty. */
  types: z.array(z.enum(WEBHOOK_TYPES)),
  state: z.enum(['active', 'paused']),
  pausedBecause: z.enum(['leader', 'failures', 'gone', 'given_up', 'off']).nullable(),
  /** `environment`: configured by environment variables of the server. */
  origin: z.enum(['leader', 'environment']),
  version: z.string(),
});

/** An endpoint without its secret. */
export type Endpoint = z.output<typeof endpointRow>;

export const endpointHealth = z.object({
  endpointId: z.string(),
  waiting: z.number(),
  held: z.number(),
  lastSuccess: z.string().nullable(),
  /** Consecutive failed attempts, counted since the endpoint was last resumed. */
  failures: z.number(),
  failingSince: z.string().nullable(),
  /** Last response, if the endpoint is failing. */
  lastError: z.string().nullable(),
});

/** An endpoint with its backlog and its health. */
export type EndpointWithHealth = Endpoint & Omit<z.output<typeof endpointHealth>, 'endpointId'>;

/** Result of a test of an endpoint; null while it is pending. */
export type TestAnswer = {
  responseStatus: number | null;
  error: string | null;
  durationMs: number | null;
} | null;
