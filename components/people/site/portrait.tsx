import { initials } from '@/lib/core/text/initials';
import sprite from './portraits.svg';

/** Ids of the drawings in portraits.svg by person name. */
const drawings = {
  'Maya Lindqvist': 'maya-lindqvist',
  'Daniel Okafor': 'daniel-okafor',
  'Sofia Reyes': 'sofia-reyes',
  'Priya Raman': 'priya-raman',
  'Helen Marsh': 'helen-marsh',
} as const;

const { src }: { src: string } = sprite;

/** Returns the id of a person's drawing in portraits.svg, if there is one. */
export function portraitId(name: string): string | undefined {
  return Object.entries(drawings).find(([drawn]) => drawn === name)?.[1];
}

type PortraitProps = {
  name: string;
  /** URL of a small image file. Without it the portrait is the person's drawing, or else their initials. */
  photo?: string | null;
  /** True if the name is visible next to the portrait, which is then hidden from screen readers. */
  decorative?: boolean;
  /** CSS classes that set the size. */
  className?: string;
};

/** Round portrait of a person: a photo, a drawing or the initials. */
export function Portrait({
  name,
  photo,
  decorative = false,
  className = 'size-14',
}: PortraitProps) {
  const style = `shrink-0 rounded-full bg-portrait ${className}`;
  const label = decorative ? '' : name;
  if (photo) {
    // biome-ignore lint/performance/noImgElement: a small file that does not need the scripts of next/image.
    return <img src={photo} alt={label} className={`object-cover ${style}`} />;
  }
  const id = portraitId(name);
  if (id) {
    return (
      <svg
        role="img"
        aria-label={name}
        aria-hidden={decorative || undefined}
        viewBox="0 0 136 136"
        className={style}
      >
        <use href={`${src}#${id}`} />
      </svg>
    );
  }
  return (
    <span
      role="img"
      aria-label={name}
      aria-hidden={decorative || undefined}
      className={`inline-grid place-items-center font-mono font-medium text-portrait-ink ${style}`}
    >
      {initials(name)}
    </span>
  );
}
