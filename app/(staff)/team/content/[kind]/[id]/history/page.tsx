import { HistoryPage, type HistoryPageProps } from '@/app/(staff)/_content/history';

export { metadata } from '@/app/(staff)/_content/history';

export default function Page(props: HistoryPageProps) {
  return <HistoryPage {...props} area="team" />;
}
