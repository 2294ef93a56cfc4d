import type { Photos } from '@/lib/people/faces/model';
import { Portrait } from './portrait';

const team = [
  {
    name: 'Maya Lindqvist',
    role: 'Founder',
    text: 'Connected systems in logistics and finance for fifteen years before she founded the firm. Holds most first consultations herself.',
  },
  {
    name: 'Daniel Okafor',
    role: 'Automation engineer',
    text: 'Builds the document pipelines, and was a data engineer at an insurer before. Measures each field on its own, because page accuracy hides the costly errors.',
  },
  {
    name: 'Sofia Reyes',
    role: 'Academy lead',
    text: 'Ran order processing at a wholesaler for six years, then automated it. Now teaches others to do the same in the academy and the webinars.',
  },
  {
    name: 'Priya Raman',
    role: 'Statistician, guest instructor',
    text: 'Plans the staffing of two support centres. Teaches forecasts that state how wrong they usually are.',
  },
];

/** Names of the people of the firm, in the order in which they are shown. */
export const teamNames = team.map(({ name }) => name);

/** The people of the firm with their faces, roles and what they do. */
export function TeamList({ photos }: { photos: Photos }) {
  return (
    <>
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {team.map(({ name, role, text }) => (
          <li key={name} className="flex gap-5 sm:block">
            <Portrait
              name={name}
              photo={photos[name]}
              className="size-24 text-2xl sm:size-40 sm:text-4xl lg:size-52"
            />
            <div>
              <p className="label text-ink-3 sm:mt-6">{role}</p>
              <h3 className="mt-2 text-h3">{name}</h3>
              <p className="mt-2 max-w-[26em] text-base leading-6.5">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-sm text-ink-3">
        The portraits on this site are drawings. A person’s photograph takes the place of theirs
        once they upload one.
      </p>
    </>
  );
}
