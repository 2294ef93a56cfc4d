import type { ReactNode } from 'react';
import type { PieceName } from '@/lib/pieces';
import { ExceptionDesk } from './exceptions/exception-desk';

const pieces: Record<PieceName, () => ReactNode> = {
  exceptions: ExceptionDesk,
};

/** Working example that shows what a service does. */
export function Piece({ name }: { name: PieceName }) {
  const Content = pieces[name];
  return <Content />;
}
