/** Access of a script to its working example. */
export type PieceParts = {
  all: <Type extends HTMLElement = HTMLElement>(selector: string) => Type[];
  /** Announces a text in the status line of the example. */
  say: (text: string) => void;
};

/**
 * Starts the working examples of this kind on the page. `start` adds listeners and returns the function that shows the
 * beginning. The server renders the end, so that the example is complete without a script.
 */
export function startPieces(name: string, start: (parts: PieceParts) => () => void): void {
  for (const root of document.querySelectorAll<HTMLElement>(`[data-piece="${name}"]`)) {
    const status = root.querySelector('[role=status]');
    const say = (text: string) => {
      if (status) status.textContent = text;
    };
    const begin = start({ all: (selector) => [...root.querySelectorAll(selector)], say });
    const restart = () => {
      say('');
      begin();
    };
    root.querySelector('[data-again]')?.addEventListener('click', () => {
      restart();
      root.querySelector<HTMLElement>('button, input')?.focus();
    });
    restart();
  }
}

/** Marks a button as pressed or not. */
export function press(button: HTMLElement, isPressed: boolean): void {
  button.setAttribute('aria-pressed', String(isPressed));
}
