import { NewsletterPage, type NewsletterPageProps } from '@/app/(staff)/_content/newsletter';

export { metadata } from '@/app/(staff)/_content/newsletter';

export default function Page(props: NewsletterPageProps) {
  return <NewsletterPage {...props} area="team" />;
}
