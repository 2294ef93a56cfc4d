/** Kept in this browser: keyboards differ from device to device. */
const NAME = 'task-shortcuts';
const CHANGED = 'task-shortcuts-changed';

/** Returns whether the shortcuts are on; they are until the person turns them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

/** Turns the shortcuts of this browser on or off. */
export function turnShortcuts(isOn: boolean) {
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off');
  } catch {
    // A browser that stores nothing keeps them on.
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
