import { preload } from 'react-dom';

/** Widths supported by the Next.js image endpoint, from a phone to a wide screen with double density. */
const WIDTHS = [384, 640, 828, 1080, 1200, 1920, 2048] as const;

type PictureProps = {
  src: string;
  alt: string;
  /** `sizes` attribute of the image. */
  sizes: string;
  /** Size in pixels. Without it, the picture fills its container. */
  size?: { width: number; height: number } | null;
  /** Focal point in percent, which stays visible when the picture is cropped; the centre by default. */
  focus?: { x: number; y: number } | null;
  /** True to load the picture before all others on the page. */
  isFirst?: boolean;
  className: string;
};

/** Equivalent of `next/image` without its client-side scripts. */
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
    // biome-ignore lint/performance/noImgElement: renders the same markup as next/image without its scripts.
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
