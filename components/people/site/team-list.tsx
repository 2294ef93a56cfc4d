import { MAX_SHOWN } from '@/lib/core/lists/numbered-pages';
import { publicPersonPath } from '@/lib/paths/site';
import type { PublicPerson } from '@/lib/people/faces/model';
import { paragraphsOf } from '@/lib/people/faces/rules';
import { Portrait } from './portrait';

/** Team members with portrait, role and responsibilities. */
export function TeamList({ team }: { team: PublicPerson[] }) {
  if (team.length === 0) return null;
  return (
    <>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">
        {team.slice(0, MAX_SHOWN).map(({ slug, name, photo, jobTitle, about }) => (
          <li key={slug} className="flex gap-5 sm:block">
            <Portrait
              name={name}
              photo={photo}
              className="size-24 text-2xl sm:size-40 sm:text-4xl lg:size-52"
            />
            <div className="min-w-0">
              {jobTitle && <p className="label text-ink-3 sm:mt-6">{jobTitle}</p>}
              <h3 className="mt-2 text-h3">
                <a
                  href={publicPersonPath(slug)}
                  className="underline decoration-line underline-offset-4 hover:decoration-current"
                >
                  {name}
                </a>
              </h3>
              <p className="mt-2 max-w-[26em] text-base leading-6.5">{paragraphsOf(about)[0]}</p>
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
