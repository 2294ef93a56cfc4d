/** Facts of a picture of the back-office: what it proves, and what somebody hears who does not see it. */
type ProductScreen = { sentence: string; alt: string };

/** Screens of the back-office that public pages show; e2e/support/screens/product.ts opens each of them. */
export const productScreens = {
  message: {
    sentence:
      'The visitor’s own words stand on top of the booking. The person who takes the call has read them.',
    alt: 'A booking of Piotr Nowak in the back-office. His message about prices that differ between two systems is marked.',
  },
  'booking-tasks': {
    sentence:
      'A booking started the playbook that made this task, with a person and a date. Nobody has to remember it.',
    alt: 'The task that prepares a consultation with Brightwell Foods. The name of the playbook that made it is marked.',
  },
  checklist: {
    sentence:
      'Labelling documents is a task with steps. You see which of them are done before a model is trained.',
    alt: 'The task “Label 500 delivery notes for Brightwell”. Its checklist, two of three steps done, is marked.',
  },
  reply: {
    sentence:
      'Each answer stays with the question, and says when it arrived. A colleague can go on from there.',
    alt: 'The booking of Grace Kim in the back-office. The answer that was sent to her is marked.',
  },
  retries: {
    sentence:
      'The receiver was down twice. The third attempt arrived, and all three are on record with their times.',
    alt: 'A webhook in the delivery log. Its three attempts, two failed and one delivered, are marked.',
  },
  figures: {
    sentence: 'Each figure has its chart and its change, and opens the records that it counts.',
    alt: 'The leaders’ dashboard with its figures. One of the charts is marked.',
  },
  health: {
    sentence:
      'The health of deliveries is the first thing on the screen: what waits, what failed, and since when.',
    alt: 'The automations screen of the back-office. The health of webhooks is marked.',
  },
  playbook: {
    sentence:
      'A playbook is a list of steps that your people can change themselves, with a person and a time for each.',
    alt: 'The playbook “Prepare consultation”. Its step, with person and time, is marked.',
  },
} as const satisfies Record<string, ProductScreen>;

export type ProductScreenId = keyof typeof productScreens;

/** The two crops of each screen, in CSS pixels, with the widths of their files by format. */
export const crops = {
  desk: { width: 960, height: 600, avif: [960, 1920], webp: [960] },
  phone: { width: 390, height: 520, avif: [780], webp: [780] },
} as const;

export const themes = ['light', 'dark'] as const;
export const formats = ['avif', 'webp'] as const;

type Crop = keyof typeof crops;
type Theme = (typeof themes)[number];
type Format = (typeof formats)[number];

/** Returns the URL of a picture's file; it lies in `public`. */
export function pictureFile(
  id: ProductScreenId,
  { crop, theme, width, format }: { crop: Crop; theme: Theme; width: number; format: Format },
): string {
  return `/screens/${id}-${crop}-${theme}-${width}.${format}`;
}

/** Returns the URLs of all files of a screen. */
export function pictureFiles(id: ProductScreenId): string[] {
  return (['desk', 'phone'] as const).flatMap((crop) =>
    themes.flatMap((theme) =>
      formats.flatMap((format) =>
        crops[crop][format].map((width) => pictureFile(id, { crop, theme, width, format })),
      ),
    ),
  );
}
