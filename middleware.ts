import type { NextRequest } from 'next/server';
import { gate } from '@/lib/auth/gate';

export function middleware(request: NextRequest) {
  return gate(request);
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/admin/:path*', '/team/:path*', '/member/login'],
};
