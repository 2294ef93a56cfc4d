import 'server-only';
import type { MailWriter } from '@/lib/core/mail/transport';
import { applicationMail } from './mail';
import { parseApplication } from './model';

/** Writes the emails about applications. */
export const writeApplicationMail: MailWriter = (topic, { application }) =>
  applicationMail(topic, parseApplication(application));
