import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Page not found' };

export { DeadEnd as default } from '@/components/marketing/dead-end';
