import { useEffect, useEffectEvent, useState } from 'react';
import type { Refusal } from '@/lib/core/actions/refusal';

/** Keys of the whole screen, as people know them. */
export const screenKeys = { settings: 'Ctrl .', focus: 'Ctrl Shift F' };

/**
 * Returns what the screen shows next to the text: the settings, which also open when a step is refused because of one,
 * or the page as it will be; in focus mode the frame of the screen goes.
 */
export function useDeskView(wrong: number, refusal: Refusal | null) {
  const [settings, setSettings] = useState<{ takesFocus: boolean } | null>(
    wrong > 0 ? { takesFocus: false } : null,
  );
  const [isPreviewed, setPreviewed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const turnSettings = () => {
    setPreviewed(false);
    setSettings(settings ? null : { takesFocus: true });
  };
  const turnPreview = () => {
    setSettings(null);
    setPreviewed(!isPreviewed);
  };
  const turnFocus = () => setFocused(!isFocused);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.key === '.' && !event.shiftKey) turnSettings();
    else if (event.key.toLowerCase() === 'f' && event.shiftKey) turnFocus();
    else return;
    event.preventDefault();
  });

  // The keys work in the whole screen.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const openForErrors = useEffectEvent(() => {
    if (wrong === 0 || settings) return;
    setPreviewed(false);
    setSettings({ takesFocus: false });
  });
  // The list of errors links to the fields.
  useEffect(() => {
    if (refusal) openForErrors();
  }, [refusal]);

  // The frame of the screen is not the editor's own.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isFocused) dataset.writing = 'on';
    return () => {
      delete dataset.writing;
    };
  }, [isFocused]);

  return {
    settings,
    isPreviewed,
    isFocused,
    turnSettings,
    turnPreview,
    turnFocus,
    closeSettings: () => setSettings(null),
  };
}
