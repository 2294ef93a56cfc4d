import { AboutMeaning } from './about-meaning';

type BookingAboutProps = { about: string | null; meaning: string | null };

/** Says what a booking is about, as the visitor chose it, and what that costs or means. */
export function BookingAbout({ about, meaning }: BookingAboutProps) {
  if (!about) return null;
  return (
    <span className="mt-3 block text-ink-2">
      About: <span className="text-ink">{about}</span>
      {meaning && <AboutMeaning>{meaning}</AboutMeaning>}
    </span>
  );
}
