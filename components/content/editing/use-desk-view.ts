import { useEffect, useEffectEvent, useState } from 'react';
import type { Refusal } from '@/lib/core/actions/refusal';

/** Keyboard shortcuts of the screen, as shown to the user. */
export const screenKeys = { settings: 'Ctrl .', focus: 'Ctrl Shift F' };

/**
 * Manages the panels next to the text: the settings, which also open when an action is refused because of a setting, or
 * the page preview. Focus mode hides the rest of the screen.
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

  // The shortcuts work on the whole screen.
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
  // The settings must be open, because the error list links to their fields.
  useEffect(() => {
    if (refusal) openForErrors();
  }, [refusal]);

  // Focus mode is an attribute of the document, because the editor does not render the surrounding screen.
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
