import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // Sign-in pages are open to crawlers, because a crawler must read a page to see its noindex.
      allow: paths.adminLogin,
      disallow: ['/admin', '/team', '/api', '/preview'],
    },
    sitemap: absoluteUrl(paths.sitemap),
  };
}
