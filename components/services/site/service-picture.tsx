import { Drawing } from '@/components/marketing/drawings/drawing';
import { subjectOf } from '@/components/marketing/drawings/subject';
import type { Service } from '@/lib/services/model';
import { Piece } from './piece';

/** Working example of a service, or its drawing if editors chose none. */
export function ServicePicture({ service }: { service: Service }) {
  if (service.piece) return <Piece name={service.piece} />;
  return (
    <Drawing
      subject={subjectOf('services', service)}
      className="ground-dotted h-56 w-full rounded-surface border border-line lg:h-80"
    />
  );
}
