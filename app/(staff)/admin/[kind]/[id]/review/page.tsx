import { ReviewPage, type ReviewPageProps } from '@/app/(staff)/_content/review';

export { metadata } from '@/app/(staff)/_content/review';

export default function Page(props: ReviewPageProps) {
  return <ReviewPage {...props} area="admin" />;
}
