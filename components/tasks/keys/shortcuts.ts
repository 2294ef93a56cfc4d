const KEYS = ['c', 'j', 'k', 'x', '/', '?'] as const;
type Shortcut = (typeof KEYS)[number];

/** Elements that handle keys themselves: text fields and controls with options. */
const CONTROLS =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox]';

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/** Returns the shortcut of a key press. Null while the user types, and with a modifier key. */
export function shortcutOf(press: Press): Shortcut | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.isComposing || press.defaultPrevented) return null;
  const { target } = press;
  if (target && 'closest' in target && typeof target.closest === 'function') {
    if (target.closest(CONTROLS)) return null;
  }
  return KEYS.find((key) => key === press.key) ?? null;
}
