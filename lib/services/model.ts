import { z } from 'zod';
import { drawingOf } from '@/lib/drawings';
import { pieceOf } from '@/lib/pieces';

/** A service on a card; price in US dollars, `updatedAt` as an ISO instant. */
export const serviceSummary = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  drawing: z.string().transform(drawingOf),
  position: z.number(),
  priceFrom: z.number().nullable(),
  duration: z.string().nullable(),
  updatedAt: z.string(),
});
export type ServiceSummary = z.output<typeof serviceSummary>;

/** A service with all content of its page; `description` is markdown. */
export const service = serviceSummary.extend({
  piece: z.string().nullable().transform(pieceOf),
  description: z.string(),
  scope: z.array(z.string()),
  process: z.array(z.object({ title: z.string(), text: z.string() })),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
});
export type Service = z.output<typeof service>;

/** A service with the fields that proposals use. */
export const offeredService = service.pick({
  id: true,
  slug: true,
  title: true,
  summary: true,
  position: true,
  priceFrom: true,
  process: true,
});
export type OfferedService = z.output<typeof offeredService>;
