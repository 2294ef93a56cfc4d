import { type CalendarPageProps, ContentCalendarPage } from '@/app/(staff)/_content/calendar';

export { metadata } from '@/app/(staff)/_content/calendar';

export default function Page(props: CalendarPageProps) {
  return <ContentCalendarPage {...props} area="team" />;
}
