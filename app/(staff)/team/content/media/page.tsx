import { MediaPage, type MediaPageProps } from '@/app/(staff)/_content/media';

export { metadata } from '@/app/(staff)/_content/media';

export default function Page(props: MediaPageProps) {
  return <MediaPage {...props} area="team" />;
}
