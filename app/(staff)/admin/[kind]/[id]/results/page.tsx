import { ResultsPage, type ResultsPageProps } from '@/app/(staff)/_content/results';

export { metadata } from '@/app/(staff)/_content/results';

export default function Page(props: ResultsPageProps) {
  return <ResultsPage {...props} area="admin" />;
}
