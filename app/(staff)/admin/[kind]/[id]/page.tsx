import { EditorPage, type EditorPageProps } from '@/app/(staff)/_content/editor';

export { generateMetadata } from '@/app/(staff)/_content/editor';

export default function Page(props: EditorPageProps) {
  return <EditorPage {...props} area="admin" />;
}
