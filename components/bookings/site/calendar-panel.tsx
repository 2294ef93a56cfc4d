import { buttonStyle } from '@/components/ui/button-style';
import { calendarPlus } from '@/components/ui/calendar-plus';
import { LineIcon } from '@/components/ui/line-icon';
import type { Confirmation } from '@/lib/bookings/confirmation';

type CalendarPanelProps = {
  booking: Pick<Confirmation, 'calendarUrl' | 'outlookUrl' | 'calendarFilePath'>;
  heading: 'h2' | 'h3';
};

const other = buttonStyle({ variant: 'secondary' });

/** Panel of spec section 2 with links that add the consultation to Google Calendar, Outlook or any other calendar. */
export function CalendarPanel({ booking, heading: Heading }: CalendarPanelProps) {
  const { calendarUrl, outlookUrl, calendarFilePath } = booking;
  return (
    <section className="mt-8 rounded-surface border border-line bg-surface p-6">
      <Heading className="text-lg font-medium text-ink">Keep the time free</Heading>
      <p className="mt-1 mb-4 text-ink-2">A 30-minute event, filled in for you.</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={calendarUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ variant: 'primary' })}
        >
          <LineIcon d={calendarPlus} className="size-5" />
          Add to Google Calendar
        </a>
        <a href={outlookUrl} target="_blank" rel="noopener noreferrer" className={other}>
          Add to Outlook
        </a>
        <a href={calendarFilePath} download className={other}>
          Calendar file
        </a>
      </div>
    </section>
  );
}
