import Image from 'next/image';
import { imageSource } from '@/lib/core/text/image-source';

type TextImageProps = { address: string; alt: string; sizes: string; priority?: boolean };

/** A picture that keeps its place while it loads; one from elsewhere is not loaded, its words stay. */
export function TextImage({ address, alt, sizes, priority = false }: TextImageProps) {
  const source = imageSource(address);
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
