import { paths } from '../paths.ts';
import type { DomainRecord } from '../record.ts';

export const record = {
  privacy_requests: { audited: 'Privacy request' },
  retention_settings: {
    audited: 'Retention',
    pages: { tags: ['retention'], paths: [paths.privacy, paths.security] },
  },
} as const satisfies DomainRecord;
