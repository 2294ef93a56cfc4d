import type { ReactNode } from 'react';
import { Link } from 'react-email';
import { z } from 'zod';
import { brand } from '@/lib/brand';
import { MailButton, MailFrame, MailNote, MailText, renderMail } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { choicesLink, confirmationLink, unsubscribeLinks } from './subscribers/subscription-link';

const subscriptionPayload = z.object({ subscription: z.object({ id: z.guid() }) });
const announcedPost = z.object({ slug: z.string(), title: z.string(), excerpt: z.string() });
type AnnouncedPost = z.output<typeof announcedPost>;
const postPayload = subscriptionPayload.extend({ post: announcedPost });
const digestPayload = subscriptionPayload.extend({ posts: z.array(announcedPost).min(1) });

function Unsubscribe({ href, choices }: { href: string; choices: string }) {
  return (
    <MailNote>
      You get this email because this address subscribed to the {brand.name} blog.{' '}
      <Link href={choices}>Choose what you get</Link> · <Link href={href}>Unsubscribe</Link>
    </MailNote>
  );
}

/** Mail that asks for confirmation of a subscription. */
function ConfirmationRequest({ id }: { id: string }) {
  return (
    <MailFrame
      preview="One click, and we will email you about new posts."
      heading="Please confirm your subscription"
      footer={
        <MailNote>
          Someone entered this email address on our blog. If that was not you, ignore this email:
          without your confirmation we will not email you again.
        </MailNote>
      }
    >
      <MailText>
        You asked us to email you when a new post appears on the {brand.name} blog, about twice a
        month, and with our newsletter, about once a month. One click confirms that this is your
        email address.
      </MailText>
      <MailButton href={confirmationLink(id)}>Confirm subscription</MailButton>
    </MailFrame>
  );
}

/** Welcome email after the confirmation, with an unsubscribe link. */
function Welcome({ id }: { id: string }) {
  return (
    <MailFrame
      preview="We will email you when a new post appears, about twice a month."
      heading="You are on the list"
      footer={<Unsubscribe href={unsubscribeLinks(id).page} choices={choicesLink(id)} />}
    >
      <MailText>
        Thank you for confirming. We will email you when a new post appears on the {brand.name}{' '}
        blog, about twice a month, and with our newsletter, about once a month. Every email,
        including this one, has a link to unsubscribe.
      </MailText>
      <MailButton href={absoluteUrl(paths.blog)}>Read the newest posts</MailButton>
    </MailFrame>
  );
}

type Ways = { unsubscribe: string; choices: string };

/** Mail about a new post. */
function Announcement({ post, unsubscribe, choices }: Ways & { post: AnnouncedPost }) {
  return (
    <MailFrame
      preview={post.excerpt}
      heading={post.title}
      footer={<Unsubscribe href={unsubscribe} choices={choices} />}
    >
      <MailText>{post.excerpt}</MailText>
      <MailButton href={absoluteUrl(contentPath('blog_posts', post.slug))}>
        Read the post
      </MailButton>
    </MailFrame>
  );
}

/** Mail about the posts of a week. */
function Digest({ posts, unsubscribe, choices }: Ways & { posts: AnnouncedPost[] }) {
  return (
    <MailFrame
      preview={posts.map(({ title }) => title).join(', ')}
      heading="New on our blog"
      footer={<Unsubscribe href={unsubscribe} choices={choices} />}
    >
      {posts.map(({ slug, title, excerpt }) => (
        <MailText key={slug}>
          <Link href={absoluteUrl(contentPath('blog_posts', slug))}>{title}</Link>
          <br />
          {excerpt}
        </MailText>
      ))}
    </MailFrame>
  );
}

const subscriptionMails: Record<
  string,
  { subject: string; Content: (subscription: { id: string }) => ReactNode }
> = {
  'subscription.requested': {
    subject: `Confirm your subscription to the ${brand.name} blog`,
    Content: ConfirmationRequest,
  },
  'subscription.confirmed': {
    subject: `You are subscribed to the ${brand.name} blog`,
    Content: Welcome,
  },
};

/**
 * Writes the email for 'subscription.requested' or 'subscription.confirmed'.
 * @throws Error for any other topic or payload
 */
export async function subscriptionMail(
  topic: string,
  payload: Record<string, unknown>,
): Promise<Mail> {
  const mail = subscriptionMails[topic];
  if (!mail) throw new Error(`There is no email for ${topic}`);
  const { id } = subscriptionPayload.parse(payload).subscription;
  return {
    subject: mail.subject,
    ...(await renderMail(<mail.Content id={id} />)),
    unsubscribeUrl: unsubscribeLinks(id).oneClick,
  };
}

/**
 * Writes the email for 'post.published' or 'post.digested' to one subscriber.
 * @throws Error for any other topic or payload
 */
export async function postMail(topic: string, payload: Record<string, unknown>): Promise<Mail> {
  if (topic === 'post.digested') return digestMail(payload);
  if (topic !== 'post.published') throw new Error(`There is no email for ${topic}`);
  const { post, subscription } = postPayload.parse(payload);
  const unsubscribe = unsubscribeLinks(subscription.id);
  return {
    subject: post.title,
    ...(await renderMail(
      <Announcement
        post={post}
        unsubscribe={unsubscribe.page}
        choices={choicesLink(subscription.id)}
      />,
    )),
    unsubscribeUrl: unsubscribe.oneClick,
  };
}

async function digestMail(payload: Record<string, unknown>): Promise<Mail> {
  const { posts, subscription } = digestPayload.parse(payload);
  const unsubscribe = unsubscribeLinks(subscription.id);
  const [first] = posts;
  return {
    subject: posts.length === 1 && first ? first.title : `${posts.length} new posts on our blog`,
    ...(await renderMail(
      <Digest
        posts={posts}
        unsubscribe={unsubscribe.page}
        choices={choicesLink(subscription.id)}
      />,
    )),
    unsubscribeUrl: unsubscribe.oneClick,
  };
}

/** Returns a preview of the email about a post. The links in its footer do not change anything. */
export async function previewAnnouncement(post: AnnouncedPost): Promise<Mail> {
  const blog = absoluteUrl(paths.blog);
  const mail = <Announcement post={post} unsubscribe={blog} choices={blog} />;
  return { subject: post.title, ...(await renderMail(mail)) };
}
