import { preload } from 'react-dom';

/** Widths that Next's image endpoint makes, from a phone's column to a wide screen of double density. */
const WIDTHS = [384, 640, 828, 1080, 1200, 1920, 2048] as const;

type PictureProps = {
  src: string;
  alt: string;
  /** Widths at which it is shown, for the browser's choice of a file. */
  sizes: string;
  /** In pixels; without it the picture fills its container. */
  size?: { width: number; height: number } | null;
  /** In percent: what stays in sight where it is cropped; without it the middle. */
  focus?: { x: number; y: number } | null;
  /** Loaded before the other pictures of the page. */
  isFirst?: boolean;
  className: string;
};

/** A picture as `next/image` shows it, without the scripts that that component brings to every page. */
export function Picture({
  src,
  alt,
  sizes,
  size,
  focus,
  isFirst = false,
  className,
}: PictureProps) {
  const file = (width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;
  const srcSet = WIDTHS.map((width) => `${file(width)} ${width}w`).join(', ');
  const largest = file(2048);
  if (isFirst) preload(largest, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes });
  return (
    // biome-ignore lint/performance/noImgElement: see above.
    <img
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      {...size}
      sizes={sizes}
      srcSet={srcSet}
      src={largest}
      style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
      className={`text-transparent ${size ? '' : 'absolute inset-0 size-full'} ${className}`}
    />
  );
}
