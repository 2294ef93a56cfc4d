import { VideosPage, type VideosPageProps } from '@/app/(staff)/_content/videos';

export { metadata } from '@/app/(staff)/_content/videos';

export default function Page(props: VideosPageProps) {
  return <VideosPage {...props} area="admin" />;
}
