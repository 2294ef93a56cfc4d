import { VideoPage, type VideoPageProps } from '@/app/(staff)/_content/webinar-video';

export { metadata } from '@/app/(staff)/_content/webinar-video';

export default function Page(props: VideoPageProps) {
  return <VideoPage {...props} area="team" />;
}
