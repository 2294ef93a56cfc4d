import { z } from 'zod';

/** A Phoenix message; `joinRef` identifies the join of the channel to which it belongs. */
export type Message = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
};

/** `2.0.0` uses arrays, `1.0.0` objects. The client sends the version when it connects. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

const ref = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const asArray = z.tuple([ref, ref, z.string(), z.string(), z.unknown()]);
const asObject = z.object({
  join_ref: ref,
  ref,
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
});

/** @throws if the text is not a message of this version */
export function decode(text: string, version: ProtocolVersion): Message {
  const raw: unknown = JSON.parse(text);
  if (version === '2.0.0') {
    const [joinRef, messageRef, topic, event, payload] = asArray.parse(raw);
    return { joinRef, ref: messageRef, topic, event, payload };
  }
  const { join_ref: joinRef, ...message } = asObject.parse(raw);
  return { ...message, joinRef };
}

export function encode(message: Message, version: ProtocolVersion): string {
  const { joinRef, ref: messageRef, topic, event, payload } = message;
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, messageRef, topic, event, payload]
      : { join_ref: joinRef, ref: messageRef, topic, event, payload },
  );
}

const anyTable = (value: string | undefined) => value ?? '*';

/** Settings that a client sends to join a channel. */
export const joinPayload = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      postgres_changes: z
        .array(
          z.object({
            event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
            schema: z.string().optional().transform(anyTable),
            table: z.string().optional(),
            filter: z.string().optional(),
          }),
        )
        .default([]),
    })
    .default({ postgres_changes: [] }),
});

export type Subscription = z.output<typeof joinPayload>['config']['postgres_changes'][number];

export const accessTokenPayload = z.object({ access_token: z.string() });
