import {
  Briefcase,
  Calculator,
  CalendarCheck,
  Footprints,
  GraduationCap,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageSquare,
  Newspaper,
  Presentation,
  Reply,
  StickyNote,
  TrendingUp,
} from 'lucide-react';
import type { TimelineKind } from '@/lib/clients/timeline/model';

const icons: Record<TimelineKind, LucideIcon> = {
  note: StickyNote,
  booking: CalendarCheck,
  enquiry: MessageSquare,
  task: ListChecks,
  mail: Mail,
  reply: Reply,
  webinar: Presentation,
  enrolment: GraduationCap,
  subscription: Newspaper,
  application: Briefcase,
  estimate: Calculator,
  touch: Footprints,
  stage: TrendingUp,
};

/** Icon of a timeline entry by its kind. */
export function EntryIcon({ kind }: { kind: TimelineKind }) {
  const Icon = icons[kind];
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-full border border-line bg-surface text-ink-3">
      <Icon aria-hidden className="size-4" strokeWidth={1.75} />
    </span>
  );
}
