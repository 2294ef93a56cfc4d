import type { ChannelRow, SimilarReason, TouchKind } from './model';

/** Labels of the forms that a contact submitted. */
export const touchKindNames: Record<TouchKind, string> = {
  booking: 'Booked a consultation',
  registration: 'Registered for a webinar',
  enrolment: 'Enrolled in a course',
  subscription: 'Subscribed to the blog',
  enquiry: 'Asked in writing',
  estimate: 'Mailed an estimate',
};

const referrers: Record<string, string> = {
  search: 'a search engine',
  social: 'a social network',
  ai: 'an assistant',
  mail: 'an email',
  site: 'a link on another site',
};

/**
 * Describes the channel of a visitor, such as 'news / mail, campaign spring, first on /blog, after reading
 * /blog/a-post'.
 */
export function channelText(channel: ChannelRow | null): string {
  const { source, medium, campaign, term, content, referrer, landing, read } = channel ?? {};
  const marked = [source, medium].filter(Boolean).join(' / ');
  const parts = [
    marked || (referrer && (referrers[referrer] ?? referrer)),
    campaign && `campaign ${campaign}`,
    term && `term ${term}`,
    content && `content ${content}`,
    landing && `first on ${landing}`,
  ];
  const came = parts.filter(Boolean).join(', ') || 'an unknown channel';
  return read ? `${came}, after reading ${read.split(' ').join(', ')}` : came;
}

/** Labels of the reasons why two contacts may be one person. */
export const similarReasonNames: Record<SimilarReason, string> = {
  address: 'a variant of the same address',
  phone: 'the same phone number',
  name: 'the same name',
  domain: 'the same last name at the same company',
};
