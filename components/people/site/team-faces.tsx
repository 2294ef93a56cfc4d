import type { PublicPerson } from '@/lib/people/faces/model';
import { Portrait } from './portrait';

/** Row of the team's portraits, each with its name for screen readers. */
export function TeamFaces({ team }: { team: PublicPerson[] }) {
  return (
    <span className="flex -space-x-2">
      {team.map(({ slug, name, photo }) => (
        <Portrait
          key={slug}
          name={name}
          photo={photo}
          className="size-11 text-sm ring-2 ring-paper"
        />
      ))}
    </span>
  );
}
