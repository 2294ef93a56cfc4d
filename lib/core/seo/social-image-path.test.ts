import { existsSync } from 'node:fs';
import { fillMetadataSegment } from 'next/dist/lib/metadata/get-metadata-route';
import { expect, it } from 'vitest';
import { CONTENT_TABLES } from '@/lib/paths';
import { socialImagePath } from './social-image-path';

it.each([...CONTENT_TABLES, 'people'] as const)('names the picture of %s as Next does', (of) => {
  const path = socialImagePath(of, 'a-slug');
  const [, list = ''] = path.split('/');
  const folder = ['content', 'forms']
    .map((group) => `/(marketing)/(${group})/${list}/[slug]`)
    .find((candidate) => existsSync(`app${candidate}/opengraph-image.tsx`));
  expect(path).toBe(
    fillMetadataSegment(folder ?? '', { slug: 'a-slug' }, 'opengraph-image', false),
  );
});
