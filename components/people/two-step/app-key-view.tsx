import type { AppKey } from '@/lib/people/two-step/codes';
import { groupedKey } from '@/lib/people/two-step/typed-code';

/** Secret key for an authenticator app, as text and as a QR code. The code is black on white in every theme. */
export function AppKeyView({ text, size, path }: AppKey) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-44 shrink-0 rounded-control border border-line"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <div className="min-w-0 grow basis-52">
        <p>
          Scan this with an authenticator app, such as the one in your password manager. If you
          cannot scan it, type this key:
        </p>
        <p className="mt-3 break-words font-mono text-ink select-all">{groupedKey(text)}</p>
      </div>
    </div>
  );
}
