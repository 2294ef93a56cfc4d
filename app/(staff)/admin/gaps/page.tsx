import { GapsPage, type GapsPageProps } from '@/app/(staff)/_content/gaps';

export { metadata } from '@/app/(staff)/_content/gaps';

export default function Page(props: GapsPageProps) {
  return <GapsPage {...props} area="admin" />;
}
