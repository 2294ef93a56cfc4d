import { ContentPage, type ContentPageProps } from '@/app/(staff)/_content/list';

export { generateMetadata } from '@/app/(staff)/_content/list';

export default function Page(props: ContentPageProps) {
  return <ContentPage {...props} area="admin" />;
}
