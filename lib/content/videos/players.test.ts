import { expect, it } from 'vitest';
import { PLAYER_ORIGINS } from '@/lib/core/security/video-hosts';
import { playerOf, players } from './players';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=10', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo', '76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo', '76979871/8272103f6e'],
  [
    'https://stream.mux.com/DS00Spx1CV902MCtPj5WknGlR102V5HFkDe.m3u8',
    'mux',
    'DS00Spx1CV902MCtPj5WknGlR102V5HFkDe',
  ],
])('recognises %s', (url, source, playerId) => {
  const found = playerOf(url);
  expect(found).toEqual({ source, playerId });
  const embed = new URL(players[found?.source ?? 'mux'].embed(playerId));
  expect(PLAYER_ORIGINS).toContain(embed.origin);
});

it.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/"><script>alert(1)</script>',
  'javascript:alert(1)//https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/about',
])('recognises no player in %s', (url) => {
  expect(playerOf(url)).toBeNull();
});
