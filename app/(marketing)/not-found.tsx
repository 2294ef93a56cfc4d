import { notFoundMetadata } from '@/lib/core/seo/metadata';

export const metadata = notFoundMetadata;

export { DeadEnd as default } from '@/components/marketing/dead-end';
