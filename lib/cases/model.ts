import { z } from 'zod';
import { drawingOf } from '@/lib/drawings';
import { ACTORS } from './actors';
import { figure } from './figures/model';
import { OUTCOMES } from './outcomes';

const step = z.object({ name: z.string(), by: z.enum(ACTORS), text: z.string() });
export type Step = z.output<typeof step>;

/** A link from one step to another, by their names. */
const link = z.object({ from: z.string(), to: z.string(), label: z.string() });
export type Link = z.output<typeof link>;

/** A case in a list with its figures; prices in US dollars, `updatedAt` and `publishedAt` as timestamps. */
export const caseSummary = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  customer: z.string(),
  sector: z.string(),
  drawing: z.string().transform(drawingOf),
  size: z.string().nullable(),
  outcome: z.enum(OUTCOMES),
  weeks: z.number().nullable(),
  priceFrom: z.number().nullable(),
  priceTo: z.number().nullable(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  figures: z.array(figure),
});
export type CaseSummary = z.output<typeof caseSummary>;

/** A case with everything that its page shows; the texts are markdown. */
export const caseStudy = caseSummary.extend({
  serviceSlug: z.string().nullable(),
  situation: z.string(),
  baseline: z.string(),
  built: z.string(),
  steps: z.array(step),
  links: z.array(link),
  stack: z.array(z.string()),
  wentWrong: z.string(),
  result: z.string(),
  limits: z.string(),
  personName: z.string().nullable(),
  personRole: z.string().nullable(),
  quote: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
});
export type CaseStudy = z.output<typeof caseStudy>;
