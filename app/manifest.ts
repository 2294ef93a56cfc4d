import type { MetadataRoute } from 'next';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${brand.name}: ${brand.tagline}`,
    short_name: brand.name,
    description: brand.description,
    id: paths.home,
    start_url: paths.home,
    display: 'minimal-ui',
    background_color: '#faf9f6',
    theme_color: '#faf9f6',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
