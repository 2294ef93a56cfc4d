import { OutlinePage, type OutlinePageProps } from '@/app/(staff)/_content/outline';

export { metadata } from '@/app/(staff)/_content/outline';

export default function Page(props: OutlinePageProps) {
  return <OutlinePage {...props} area="admin" />;
}
