import {
  crops,
  formats,
  type ProductScreenId,
  pictureFile,
  productScreens,
  themes,
} from './screens';

/** Media query of the desktop crop. Narrower screens show the phone crop. */
const FROM_DESK = '(min-width: 40rem)';

const shownIn = { light: 'in-dark:hidden', dark: 'hidden in-dark:block' } as const;

type ProductScreenProps = {
  screen: ProductScreenId;
  /** Widths of the desktop crop, for `sizes`. */
  sizes?: string;
};

/**
 * Screenshot of the back-office with the sentence that it proves. The page contains both themes; a hidden lazy image is
 * not loaded. If the file is missing, the frame shows the alternative text and the sentence.
 */
export function ProductScreen({
  screen,
  sizes = '(min-width: 64rem) 800px, 100vw',
}: ProductScreenProps) {
  const { sentence, alt } = productScreens[screen];
  return (
    <figure className="grid gap-x-6 gap-y-5 lg:grid-cols-12 lg:items-end">
      <div className="overflow-hidden rounded-surface border border-line bg-surface lg:col-span-8">
        {themes.map((theme) => (
          <picture key={theme} className={shownIn[theme]}>
            {formats.map((format) => (
              <source
                key={format}
                media={FROM_DESK}
                type={`image/${format}`}
                srcSet={crops.desk[format]
                  .map(
                    (width) =>
                      `${pictureFile(screen, { crop: 'desk', theme, width, format })} ${width}w`,
                  )
                  .join(', ')}
                sizes={sizes}
                width={crops.desk.width}
                height={crops.desk.height}
              />
            ))}
            <source
              type="image/avif"
              srcSet={pictureFile(screen, { crop: 'phone', theme, width: 780, format: 'avif' })}
              width={crops.phone.width}
              height={crops.phone.height}
            />
            <img
              src={pictureFile(screen, { crop: 'phone', theme, width: 780, format: 'webp' })}
              alt={alt}
              loading="lazy"
              decoding="async"
              width={crops.phone.width}
              height={crops.phone.height}
              className="h-auto w-full p-0 text-staff text-ink-3"
            />
          </picture>
        ))}
      </div>
      <figcaption className="border-l-2 border-accent pl-4 lg:col-span-4">
        <p className="label text-ink-3">From our own back-office</p>
        <p className="mt-2 max-w-[26em] text-ink">{sentence}</p>
      </figcaption>
    </figure>
  );
}
