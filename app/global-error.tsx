'use client';

import { Failure } from '@/components/ui/failure';
import './site.css';

type GlobalErrorProps = { error: unknown; retry: () => void };

/** Replaces the root layout too, so it renders its own document. */
export default function GlobalError(props: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>This page could not be shown</title>
        <main>
          <Failure {...props} />
        </main>
      </body>
    </html>
  );
}
