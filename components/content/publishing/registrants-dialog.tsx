import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { ContentState } from '@/lib/core/cache/change';
import type { Registrants } from '@/lib/webinars/changes/model';
import { registeredPeople } from './people-count';

type RegistrantsDialogProps = {
  registrants: Registrants;
  to: ContentState;
  open: boolean;
  /** Called with true to email the registrants, false to continue without an email, null to cancel. */
  onAnswer: (tells: boolean | null) => void;
};

const steps: Record<ContentState, string> = {
  published: 'Publish',
  scheduled: 'Schedule',
  draft: 'Unpublish',
  archived: 'Archive',
};

/** Returns the text about what the registrants are emailed, and when. */
function consequence(to: ContentState): string {
  if (to === 'published') {
    return 'They know another time or presenter, and our terms promise to notify them. Each gets one email with both times and an updated calendar file.';
  }
  if (to === 'scheduled') {
    return 'They know another time or presenter. When it goes live, each gets one email with both times and an updated calendar file.';
  }
  return 'They have places. Each gets one email about the cancellation, with a calendar file that removes the entry.';
}

/** Asks whether to email the registrants about a change, and warns if a webinar has no room. */
export function RegistrantsDialog({
  registrants: { people, isWithoutRoom },
  to,
  open,
  onAnswer,
}: RegistrantsDialogProps) {
  const step = steps[to];
  const isLive = to === 'published' || to === 'scheduled';
  const told = registeredPeople(people);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onAnswer(null)}
      title={people > 0 ? `Notify ${told}?` : `${step} without a room?`}
      footer={
        <>
          <Button variant="quiet" size="sm" onClick={() => onAnswer(null)}>
            Cancel
          </Button>
          <Button
            variant={people > 0 ? 'secondary' : undefined}
            size="sm"
            onClick={() => onAnswer(false)}
          >
            {step} without {people > 0 ? 'notifying' : 'a room'}
          </Button>
          {people > 0 && (
            <Button size="sm" onClick={() => onAnswer(true)}>
              {step} and notify {people}
            </Button>
          )}
        </>
      }
    >
      {people > 0 && <p>{consequence(to)} Emails cannot be recalled.</p>}
      {isWithoutRoom && isLive && (
        <p className={people > 0 ? 'mt-3' : undefined}>
          This webinar has no room yet. Its presenter is reminded a day and an hour before the
          start; until there is one, registrants see that the room is not open.
        </p>
      )}
    </Dialog>
  );
}
