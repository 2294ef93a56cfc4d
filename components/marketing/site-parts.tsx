'use client';

import { serverOnlyPart } from '@/components/ui/server-only-part';
import { SiteEnd } from './site-end';
import { SiteHeader } from './site-header';

export const ServerHeader = serverOnlyPart(
  'site-header',
  typeof window === 'undefined' ? SiteHeader : null,
);
export const ServerEnd = serverOnlyPart('site-end', typeof window === 'undefined' ? SiteEnd : null);
