import 'server-only';
import type { MailWriter } from '@/lib/core/mail/transport';
import { enquiryMail } from './mail';
import { enquiryRow } from './model';

/** Writes the emails about written questions. */
export const writeEnquiryMail: MailWriter = (topic, { enquiry, text }) =>
  enquiryMail(topic, enquiryRow.parse(enquiry), text);
