import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { KeepState } from './draft-keeper';

type PagePreviewProps = {
  /** URL of the preview page. */
  url: string;
  /** Last saved version, and whether the server has the text typed since then. */
  version: string;
  keepState: KeepState;
};

const WIDTHS = { phone: 390, desktop: 1280 };
const HEIGHT = 844;

/** Live preview of the page in an iframe: phone or desktop, light or dark. */
export function PagePreview({ url, version, keepState }: PagePreviewProps) {
  const [device, setDevice] = useState<keyof typeof WIDTHS>('phone');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [room, setRoom] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const width = WIDTHS[device];
  const scale = room > 0 ? Math.min(1, room / width) : 1;

  const paint = () => {
    const page = frame.current?.contentDocument?.documentElement;
    if (page) page.dataset.theme = theme;
  };
  // The page in the iframe reads its theme from storage; this overrides it for the preview only.
  useEffect(paint, [theme]);

  const keptAt = keepState.kind === 'kept' ? keepState.at.getTime() : 0;
  const shown = useRef({ saved: version, keptAt });
  const isLoading = useRef(true);
  const isOutdated = useRef(false);

  /** Reloads the page. If it is still loading, the reload follows. */
  function reload() {
    isOutdated.current = isLoading.current;
    if (isLoading.current) return;
    isLoading.current = true;
    frame.current?.contentWindow?.location.reload();
  }

  function showLoaded() {
    isLoading.current = false;
    paint();
    if (isOutdated.current) reload();
  }

  const follow = useEffectEvent((saved: string, keptAt: number) => {
    const isNewer = saved !== shown.current.saved || keptAt > shown.current.keptAt;
    shown.current = { saved, keptAt: Math.max(keptAt, shown.current.keptAt) };
    if (isNewer) reload();
  });
  // Reload when the server has a new text. The scroll position is kept.
  useEffect(() => follow(version, keptAt), [version, keptAt]);

  // Scale the page down if it is wider than the panel.
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const choices = [
    { name: 'Phone', Icon: Smartphone, isOn: device === 'phone', set: () => setDevice('phone') },
    { name: 'Desktop', Icon: Monitor, isOn: device === 'desktop', set: () => setDevice('desktop') },
    { name: 'Light', Icon: Sun, isOn: theme === 'light', set: () => setTheme('light') },
    { name: 'Dark', Icon: Moon, isOn: theme === 'dark', set: () => setTheme('dark') },
  ];

  return (
    <section aria-label="Page preview" className="min-w-0">
      <div className="mb-3 flex flex-wrap gap-1">
        {choices.map(({ name, Icon, isOn, set }) => (
          <Button
            key={name}
            variant="quiet"
            size="sm"
            aria-pressed={isOn}
            onClick={set}
            className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            <Icon aria-hidden className="size-4" strokeWidth={1.75} />
            {name}
          </Button>
        ))}
      </div>
      <div
        ref={place}
        className="overflow-hidden rounded-surface border border-line bg-hover"
        style={{ height: HEIGHT * scale }}
      >
        <iframe
          ref={frame}
          src={url}
          title={`The page on a ${device}, ${theme}`}
          onLoad={showLoaded}
          style={{ width, height: HEIGHT, transform: `scale(${scale})` }}
          className="mx-auto block origin-top-left bg-paper"
        />
      </div>
    </section>
  );
}
