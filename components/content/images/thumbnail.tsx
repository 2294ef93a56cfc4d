import { Picture } from '@/components/text/picture';
import type { ListedImage } from '@/lib/content/images/model';

type ThumbnailProps = { image: Pick<ListedImage, 'src' | 'focalX' | 'focalY'>; className: string };

/** Library picture, cropped as on the site. It is decorative, because its name is shown next to it. */
export function Thumbnail({ image: { src, focalX, focalY }, className }: ThumbnailProps) {
  return (
    <span
      className={`relative block aspect-video overflow-hidden rounded-control bg-hover ${className}`}
    >
      <Picture
        src={src}
        alt=""
        sizes="(min-width: 40rem) 20rem, 50vw"
        focus={{ x: focalX, y: focalY }}
        className="object-cover"
      />
    </span>
  );
}
