import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

type PagePreviewProps = {
  /** URL of the page as it would be. */
  url: string;
  /** The stored version that the page shows. */
  version: string;
  /** Something was typed since. */
  isBehind: boolean;
};

const WIDTHS = { phone: 390, desktop: 1280 };
const HEIGHT = 844;

/** The page of the stored version in a frame: on a phone and on a desktop, light and dark. */
export function PagePreview({ url, version, isBehind }: PagePreviewProps) {
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
  // The page in the frame has its theme from the browser's memory; here it is chosen for this view only.
  useEffect(paint, [theme]);

  const shown = useRef(version);
  // The server has another version. The page keeps its place.
  useEffect(() => {
    if (version !== shown.current) frame.current?.contentWindow?.location.reload();
    shown.current = version;
  }, [version]);

  // A page that is wider than its place is shown smaller.
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
      {isBehind && (
        <p role="status" className="mb-3 text-staff text-ink-3">
          This is the last version. What you have typed since is in it once you save one.
        </p>
      )}
      <div
        ref={place}
        className="overflow-hidden rounded-surface border border-line bg-hover"
        style={{ height: HEIGHT * scale }}
      >
        <iframe
          ref={frame}
          src={url}
          title={`The page on a ${device}, ${theme}`}
          onLoad={paint}
          style={{ width, height: HEIGHT, transform: `scale(${scale})` }}
          className="mx-auto block origin-top-left bg-paper"
        />
      </div>
    </section>
  );
}
