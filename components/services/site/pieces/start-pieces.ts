/** Access of a script to its working example. */
export type PieceParts = {
  all: (selector: string) => HTMLElement[];
  /** Parts of a drawing. */
  drawn: (selector: string) => SVGElement[];
  /** Announces a text in the status line of the example. */
  say: (text: string) => void;
};

/** Sets the height of texts that the script clears, so that nothing on the page moves. */
function keepRoom(elements: HTMLElement[]): void {
  const heights = elements.map(({ offsetHeight }) => offsetHeight);
  elements.forEach((element, index) => {
    element.style.minHeight = `${heights[index]}px`;
  });
}

/**
 * Starts the working examples of this kind on the page. `start` adds listeners and returns the function that shows the
 * beginning. The server renders the end, so that the example is complete without a script.
 */
export function startPieces(name: string, start: (parts: PieceParts) => () => void): void {
  for (const root of document.querySelectorAll<HTMLElement>(`[data-piece="${name}"]`)) {
    const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
    const drawn = (selector: string) => [...root.querySelectorAll<SVGElement>(selector)];
    const say = (text: string) => {
      for (const status of all('[role=status]')) status.textContent = text;
    };
    keepRoom(all('[data-room]'));
    const begin = start({ all, drawn, say });
    const restart = () => {
      say('');
      begin();
    };
    root.querySelector('[data-again]')?.addEventListener('click', () => {
      restart();
      root.querySelector<HTMLElement>('button, textarea')?.focus();
    });
    restart();
  }
}

/** Marks a button as pressed or not. */
export function press(button: HTMLElement, isPressed: boolean): void {
  button.setAttribute('aria-pressed', String(isPressed));
}

type Steps = {
  last: number;
  show: (step: number) => void;
  textOf: (step: number) => string;
};

/** Moves between step 0 and `last` with the `[data-move]` buttons. Returns the function that shows the first step. */
export function followSteps({ all, say }: PieceParts, { last, show, textOf }: Steps): () => void {
  let step = 0;
  for (const button of all('[data-move]')) {
    button.addEventListener('click', () => {
      step = Math.min(last, Math.max(0, step + Number(button.dataset.move)));
      show(step);
      say(textOf(step));
    });
  }
  return () => {
    step = 0;
    show(step);
  };
}
