/** localStorage key. Stored per browser, because keyboards differ between devices. */
const NAME = 'task-shortcuts';
const CHANGED = 'task-shortcuts-changed';

/** Returns whether the shortcuts are enabled, which is the default. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

/** Enables or disables the shortcuts in this browser. */
export function turnShortcuts(isOn: boolean) {
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off');
  } catch {
    // Without storage the shortcuts stay enabled.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls `listener` when the choice changes, also in another tab. */
export function followShortcuts(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}
