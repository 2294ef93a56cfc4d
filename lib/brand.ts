import { visitorPaths } from './paths/visitors.ts';

/** Maximum response time in hours, shown to visitors and staff alike. */
export const REPLY_HOURS = 24;

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Days and hours of phone support, as wall-clock times of the business zone. */
const phoneTimes: { days: readonly Weekday[]; opens: string; closes: string } = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:00',
};

/** Formats a full hour: '5pm' for '17:00'. */
function spokenHour(time: string): string {
  const hour = Number.parseInt(time, 10);
  return `${hour % 12 || 12}${hour < 12 ? 'am' : 'pm'}`;
}

/** Email domain, used in the sender, the Message-ID and the events of calendar files. */
export const MAIL_DOMAIN = 'techlink.example';

/** Name, contacts, hours and marketing claims of Tech Link (spec section 9), for pages, emails and structured data. */
export const brand = {
  name: 'Tech Link',
  legalName: 'Tech Link Automation LLC',
  tagline: 'Automation and AI consultancy',
  description:
    'Tech Link designs, builds and runs automations and AI workflows for growing companies: from the first process map to a system your team trusts.',
  phone: { label: '+1 (212) 555-0142', href: 'tel:+12125550142' },
  phoneTimes,
  phoneHours: `${phoneTimes.days.at(0)} to ${phoneTimes.days.at(-1)}, ${spokenHour(phoneTimes.opens)} to ${spokenHour(phoneTimes.closes)} EST`,
  email: { label: 'hello@techlink.example', href: 'mailto:hello@techlink.example' },
  /** Contact for vulnerability reports, also in security.txt (RFC 9116). */
  security: { label: 'security@techlink.example', href: 'mailto:security@techlink.example' },
  address: {
    street: '1180 West 31st Street',
    city: 'New York',
    region: 'NY',
    postalCode: '10001',
    country: 'US',
  },
  /** Subprocessors of personal data: their task and location. */
  subProcessors: [
    {
      name: 'Supabase',
      does: 'Database, sign-in, pictures and the CVs of applicants',
      where: 'United States (AWS, Northern Virginia)',
    },
    {
      name: 'Hetzner Online',
      does: 'The servers of this website, and the encrypted copies of its data',
      where: 'United States (Ashburn, Virginia)',
    },
    {
      name: 'Postmark',
      does: 'Delivery of our emails',
      where: 'United States',
    },
  ],
  /** Contact by a written question, used until live chat exists. */
  liveChat: { label: 'Write to us', href: visitorPaths.contact },
  support: { label: 'support@techlink.example', href: 'mailto:support@techlink.example' },
  sender: `Tech Link <hello@${MAIL_DOMAIN}>`,
  replyPromise: `within ${REPLY_HOURS} hours`,
  consultationPlace: 'Online (video call)',
  claims: [
    { id: 'less-work', figure: 'up to 80%', label: 'less manual work' },
    { id: 'integrations', figure: '1000+', label: 'integrations' },
    { id: 'uptime', figure: '99.9%', label: 'uptime SLA' },
  ],
} as const;

/** Returns the postal address in one line. */
export function postalAddress(): string {
  const { street, city, region, postalCode } = brand.address;
  return `${street}, ${city}, ${region} ${postalCode}`;
}

/** Business time zone, in which slots, opening hours and staff calendars are wall-clock times. */
export const BUSINESS_TIME_ZONE = 'America/New_York';

/** Display name of the business zone. */
export const BUSINESS_TIME_ZONE_NAME = 'New York time';
