import { Eye, Maximize2, SlidersHorizontal } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { SETTINGS_ID } from './settings-panel';
import { screenKeys, type useDeskView } from './use-desk-view';

type EditorViewButtonsProps = {
  view: ReturnType<typeof useDeskView>;
  /** Number of invalid settings. */
  wrong: number;
};

/** Buttons that open and close the panels next to the text. */
export function EditorViewButtons({ view, wrong }: EditorViewButtonsProps) {
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Focus mode"
        title={`Focus mode (${screenKeys.focus})`}
        aria-pressed={view.isFocused}
        onClick={view.turnFocus}
      >
        <Maximize2 aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Page preview"
        title="Page preview"
        aria-pressed={view.isPreviewed}
        onClick={view.turnPreview}
        className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
      >
        <Eye aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
      <Button
        variant="secondary"
        size="sm"
        title={`Settings (${screenKeys.settings})`}
        aria-expanded={view.settings !== null}
        aria-controls={view.settings ? SETTINGS_ID : undefined}
        onClick={view.turnSettings}
      >
        <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="max-sm:sr-only">Settings</span>
        {wrong > 0 && !view.settings && <span className="text-high">{wrong} wrong</span>}
      </Button>
    </>
  );
}
