import { describe, expect, it } from 'vitest';
import { holdsSession } from './session-cookie';

describe('holdsSession', () => {
  it.each([
    ['sb-127-auth-token=base64-eyJ', true],
    ['theme=dark; sb-abcdefgh-auth-token.0=base64-eyJ; sb-abcdefgh-auth-token.1=x', true],
    ['', false],
    ['theme=dark', false],
    ['sb-127-auth-token=', false],
    ['sb-127-auth-token=; theme=dark', false],
    ['sb-127-auth-token-code-verifier=base64-abc', false],
    ['theme=sb-127-auth-token', false],
  ])('%j: %s', (cookies, expected) => expect(holdsSession(cookies)).toBe(expected));
});
