import { TagsPage, type TagsPageProps } from '@/app/(staff)/_content/tags';

export { metadata } from '@/app/(staff)/_content/tags';

export default function Page(props: TagsPageProps) {
  return <TagsPage {...props} area="team" />;
}
