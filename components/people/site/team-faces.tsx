import type { Photos } from '@/lib/people/faces/model';
import { Portrait } from './portrait';
import { teamNames } from './team-list';

/** The faces of the firm in a row, each with its name for screen readers. */
export function TeamFaces({ photos }: { photos: Photos }) {
  return (
    <span className="flex -space-x-2">
      {teamNames.map((name) => (
        <Portrait
          key={name}
          name={name}
          photo={photos[name]}
          className="size-11 text-sm ring-2 ring-paper"
        />
      ))}
    </span>
  );
}
