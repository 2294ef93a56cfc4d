import { imageSource } from '@/lib/core/text/image-source';
import { Picture } from './picture';

type TextImageProps = { url: string; alt: string; sizes: string; priority?: boolean };

/**
 * Picture that reserves its space while it loads. An image from another origin is not loaded; its alternative text is
 * shown.
 */
export function TextImage({ url, alt, sizes, priority = false }: TextImageProps) {
  const source = imageSource(url);
  if (!source) return <span>{alt}</span>;
  const { src, size } = source;
  const picture = { src, alt, sizes, isFirst: priority };
  if (size) {
    return <Picture {...picture} size={size} className="h-auto rounded-surface" />;
  }
  return (
    <span className="relative block aspect-video overflow-hidden rounded-surface bg-hover">
      <Picture {...picture} className="object-contain" />
    </span>
  );
}
