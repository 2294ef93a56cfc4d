import { z } from 'zod';
import { smallPicture } from '@/lib/core/text/image-source';

/** A member of staff, or a guest who publishes. `photo` is the URL of a small file. */
export const face = z
  .object({
    slug: z.string(),
    name: z.string(),
    former_names: z.array(z.string()),
    job_title: z.string().nullable(),
    about: z.string().nullable(),
    picture_url: z.string().nullable(),
    is_host: z.boolean(),
    is_public: z.boolean(),
    updated_at: z.string(),
  })
  .transform((row) => ({
    slug: row.slug,
    name: row.name,
    formerNames: row.former_names,
    jobTitle: row.job_title,
    about: row.about,
    photo: row.picture_url && smallPicture(row.picture_url),
    isHost: row.is_host,
    /** True if the person is visible to visitors and has a page. */
    isPublic: row.is_public,
    updatedAt: row.updated_at,
  }));

/** A person with a public page. */
export type PublicPerson = z.output<typeof face>;

/** URL path of the public page by the name of the person. People without a page are shown as plain text. */
export type PersonPaths = Readonly<Partial<Record<string, string>>>;

/** A post, webinar or course of a person: `day` is the date of publication or of the event, `length` its duration. */
export const work = z.object({
  slug: z.string(),
  title: z.string(),
  day: z.string().nullish(),
  length: z.string().nullish(),
});
export type Work = z.output<typeof work>;

/** Published work of a person, newest first. */
export type Works = { posts: Work[]; webinars: Work[]; courses: Work[] };

/** URL of a small photograph by the name of the person. */
export type Photos = Readonly<Partial<Record<string, string>>>;

/** A host that visitors can book; `path` is their public page. */
export type BookableHost = { name: string; photo: string | null; path: string };
