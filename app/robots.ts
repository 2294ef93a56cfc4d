import type { MetadataRoute } from 'next';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/seo/structured-data';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: paths.adminLogin,
      disallow: ['/admin', '/team', '/api', '/preview', '/password'],
    },
    sitemap: absoluteUrl(paths.sitemap),
  };
}
