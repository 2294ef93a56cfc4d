import { IssuePage, type IssuePageProps } from '@/app/(staff)/_content/issue';

export { metadata } from '@/app/(staff)/_content/issue';

export default function Page(props: IssuePageProps) {
  return <IssuePage {...props} area="admin" />;
}
