import { AboutMeaning } from './about-meaning';

type BookingAboutProps = { about: string | null; meaning: string | null };

/** Shows the subject of a booking, as the visitor chose it, with its price or meaning. */
export function BookingAbout({ about, meaning }: BookingAboutProps) {
  if (!about) return null;
  return (
    <span className="mt-3 block text-ink-2">
      About: <span className="text-ink">{about}</span>
      {meaning && <AboutMeaning>{meaning}</AboutMeaning>}
    </span>
  );
}
