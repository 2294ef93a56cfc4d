/** A screenshot of the back-office: the claim that it proves, and its alternative text. */
type ProductScreen = { sentence: string; alt: string };

/** Back-office screens shown on public pages. e2e/support/screens/product.ts opens each of them. */
export const productScreens = {
  message: {
    sentence:
      'The visitor’s own words stand on top of the booking, so the person who takes the call reads them first.',
    alt: 'A booking of Piotr Nowak in the back-office. His message about prices that differ between two systems is marked.',
  },
  'booking-tasks': {
    sentence:
      'A booking started this playbook. The task that it made has a due date, and no one had to remember it.',
    alt: 'The playbook “Prepare consultation”. Its run is marked: a booking, and the task that prepares the consultation with Brightwell Foods.',
  },
  checklist: {
    sentence:
      'Labelling documents is a task with steps. Two of three are done here, and the list says which.',
    alt: 'The task “Label 500 delivery notes for Brightwell”. Its checklist, two of three steps done, is marked.',
  },
  reply: {
    sentence:
      'Each answer stays with the question, with its sender and its time. A colleague can continue from there.',
    alt: 'The booking of Grace Kim in the back-office. The answer that Maya Lindqvist sent to her is marked.',
  },
  retries: {
    sentence:
      'The receiver refused two attempts. The third arrived, and all three are on record with their times.',
    alt: 'A webhook in the delivery log. Its three attempts, two refused with 503 and one accepted, are marked.',
  },
  figures: {
    sentence:
      'Each figure comes with its course, its change and the period that it is compared with.',
    alt: 'The figures on the leaders’ dashboard. The one of visits is marked, with its line and its change.',
  },
  health: {
    sentence:
      'A receiver that fails is red at the top of the screen: since when, for which reason, and what waits.',
    alt: 'The automations screen of the back-office. The health of webhooks is marked: failing, with time and reason.',
  },
  playbook: {
    sentence:
      'A step of a playbook is due by the date of its booking, here one day before the call. Your people change it themselves.',
    alt: 'The playbook “Prepare consultation”. The due date of its step, one day before at 4 PM, is marked.',
  },
} as const satisfies Record<string, ProductScreen>;

export type ProductScreenId = keyof typeof productScreens;

/** The two crops of each screen, in CSS pixels, with their file widths by format. */
export const crops = {
  desk: { width: 960, height: 600, avif: [960, 1920], webp: [960] },
  phone: { width: 390, height: 520, avif: [780], webp: [780] },
} as const;

export const themes = ['light', 'dark'] as const;
export const formats = ['avif', 'webp'] as const;

type Crop = keyof typeof crops;
type Theme = (typeof themes)[number];
type Format = (typeof formats)[number];

/** Returns the URL of a picture file in `public`. */
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
