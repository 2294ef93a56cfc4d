'use client';

export type FailureProps = { error: unknown; retry: () => void };

function reference(error: unknown): string | null {
  return error instanceof Error && 'digest' in error ? String(error.digest) : null;
}

/** Error state of a screen. Every screen preloads it, so it has no lazy parts. */
export function Failure({ error, retry }: FailureProps) {
  const code = reference(error);
  return (
    <div role="alert" className="page-width py-20 text-body lg:py-28">
      <p className="label text-ink-3">Error</p>
      <h1 className="mt-4 text-h2">This page could not be shown</h1>
      <p className="mt-4 max-w-measure">
        Something went wrong on our side. Nothing was changed. Please try again. If it still fails,
        write to us with the reference.
      </p>
      {code && <p className="mt-4 font-mono text-staff text-ink-3">Reference {code}</p>}
      <button
        type="button"
        onClick={retry}
        className="mt-8 h-12 rounded-control bg-accent px-6 text-base font-medium text-on-accent transition-colors select-none hover:bg-accent-strong"
      >
        Try again
      </button>
    </div>
  );
}
