import { NewContentPage, type NewContentPageProps } from '@/app/(staff)/_content/new';

export { metadata } from '@/app/(staff)/_content/new';

export default function Page(props: NewContentPageProps) {
  return <NewContentPage {...props} area="team" />;
}
