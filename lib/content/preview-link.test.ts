import { expect, it, vi } from 'vitest';
import { signToken } from '@/lib/core/security/signed-token';
import { PREVIEW_DAYS, previewedRecord, previewLink } from './preview-link';

vi.mock('@/lib/core/env', () => ({ env: { SUPABASE_SECRET_KEY: 'sb_secret_0123456789abcdef' } }));

const id = '00000000-0000-4000-8000-000000000001';
const saved = { table: 'blog_posts' as const, id, isDraft: false };
const now = new Date('2026-11-21T10:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const tokenOf = (address: string) => address.replace('/preview/', '');

it('opens only its own record until it expires', () => {
  const token = tokenOf(previewLink(saved, now));
  expect(previewedRecord(token, now)).toEqual(saved);
  expect(previewedRecord(token, daysLater(PREVIEW_DAYS - 0.01))).toEqual(saved);
  expect(previewedRecord(token, daysLater(PREVIEW_DAYS))).toBeNull();
});

it('shows a draft only if created for a draft', () => {
  const draft = { ...saved, isDraft: true };
  expect(previewedRecord(tokenOf(previewLink(draft, now)), now)).toEqual(draft);
});

it('rejects forged and modified preview links', () => {
  const token = tokenOf(previewLink(saved, now));
  const [, signature] = token.split('.');
  const later = Buffer.from(`blog_posts ${id} ${daysLater(99).getTime() / 1000}`).toString(
    'base64url',
  );
  const foreign = signToken('manage-booking', `blog_posts ${id} ${daysLater(1).getTime() / 1000}`);
  for (const forged of ['', '.', 'x', `${later}.${signature}`, `${token}x`, foreign]) {
    expect(previewedRecord(forged, now), forged).toBeNull();
  }
});
