import Image from 'next/image';
import { imageSource } from '@/lib/core/text/image-source';

type TextImageProps = { url: string; alt: string; sizes: string; priority?: boolean };

/** A picture that reserves its space while it loads. A foreign one is not loaded; its alternative text is shown. */
export function TextImage({ url, alt, sizes, priority = false }: TextImageProps) {
  const source = imageSource(url);
  if (!source) return <span>{alt}</span>;
  const { src, size } = source;
  const loading = { sizes, preload: priority };
  if (size) {
    return <Image src={src} alt={alt} {...size} {...loading} className="h-auto rounded-surface" />;
  }
  return (
    <span className="relative block aspect-video overflow-hidden rounded-surface bg-hover">
      <Image src={src} alt={alt} fill {...loading} className="object-contain" />
    </span>
  );
}
