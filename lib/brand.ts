/** Within so many hours somebody who writes to us has an answer; staff see the same limit. */
export const REPLY_HOURS = 24;

/**
 * Who Tech Link is, in one editable place: name, contact channels, hours and marketing claims
 * (spec section 9). Pages, mails and structured data all read it from here.
 */
export const brand = {
  name: 'Tech Link',
  legalName: 'Tech Link Automation LLC',
  tagline: 'Automation and AI consultancy',
  description:
    'Tech Link designs, builds and runs automations and AI workflows for growing companies: from the first process map to a system your team trusts.',
  phone: { label: '+1 (212) 555-0142', href: 'tel:+12125550142' },
  phoneHours: 'Monday to Friday, 9am to 5pm EST',
  email: { label: 'hello@techlink.example', href: 'mailto:hello@techlink.example' },
  liveChat: { label: 'Text us at +1 (212) 555-0142', href: 'sms:+12125550142' },
  support: { label: 'support@techlink.example', href: 'mailto:support@techlink.example' },
  sender: 'Tech Link <hello@techlink.example>',
  replyPromise: `within ${REPLY_HOURS} hours`,
  consultationPlace: 'Online (video call)',
  claims: [
    { figure: 'up to 80%', label: 'less manual work' },
    { figure: '1000+', label: 'integrations' },
    { figure: '99.9%', label: 'uptime SLA' },
  ],
} as const;

/** The zone in which slots, opening hours and staff calendars are wall-clock times. */
export const BUSINESS_TIME_ZONE = 'America/New_York';

/** How people call the business zone. */
export const BUSINESS_TIME_ZONE_NAME = 'New York time';
