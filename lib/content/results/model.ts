import { z } from 'zod';
import { CHANNEL_CLASSES, type ChannelClass } from '@/lib/core/channel-classes';
import { PRESSES, type Press } from '@/lib/core/reading';

const day = z.string();
const total = z.number();

/** A figure of one day: readings by channel, clicks by target, or consultations. */
export const resultRow = z.discriminatedUnion('figure', [
  z.object({ day, figure: z.literal('read'), detail: z.enum(CHANNEL_CLASSES), total }),
  z.object({ day, figure: z.literal('finished'), detail: z.enum(CHANNEL_CLASSES), total }),
  z.object({ day, figure: z.literal('pressed'), detail: z.enum(PRESSES), total }),
  z.object({ day, figure: z.literal('booked'), detail: z.literal('consultation'), total }),
]);
export type ResultRow = z.output<typeof resultRow>;

/** Figures of a piece of content over a period; `days` contains its readings by day, in order. */
export type Results = {
  days: { day: string; total: number }[];
  reads: number;
  finished: number;
  pressed: number;
  booked: number;
  channels: { detail: ChannelClass; total: number }[];
  presses: { detail: Press; total: number }[];
};

export const readsRow = z.object({ record_id: z.string(), reads: z.number() });
