import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Controls that `useEveryControl` has used, with the state in which it left them. */
    left?: { control: Element; label: string; state: string }[];
    stateOf?: (control: Element | null) => string;
  }
}

/**
 * Uses every visible control below `root` before React runs: types into fields, ticks boxes, selects other options
 * and opens collapsed parts. Returns the number of controls used.
 */
export function useEveryControl(page: Page, root = 'body'): Promise<number> {
  return page.evaluate((selector) => {
    const typed: Record<string, string> = {
      email: 'ada@visitor.example',
      number: '7',
      date: '2031-05-06',
      time: '10:30',
      url: 'https://visitor.example/',
    };
    const announce = (control: Element) => {
      for (const type of ['input', 'change']) {
        control.dispatchEvent(new Event(type, { bubbles: true }));
      }
    };
    const use = (control: Element) => {
      if (control instanceof HTMLDetailsElement) control.querySelector('summary')?.click();
      else if (control instanceof HTMLSelectElement) {
        const other = [...control.options].findLast(
          (option) => !option.selected && !option.disabled,
        );
        if (other) control.value = other.value;
        announce(control);
      } else if (control instanceof HTMLTextAreaElement) {
        // At the start, because an editor that replaces the text area shows only the first lines of a long text.
        control.value = `Typed early. ${control.value}`;
        announce(control);
      } else if (control instanceof HTMLInputElement) {
        if (/^(checkbox|radio)$/.test(control.type)) control.click();
        else {
          const kind = control.inputMode === 'numeric' ? 'number' : control.type;
          control.value = typed[kind] ?? 'Typed early';
          announce(control);
        }
      }
    };
    const controls = [
      'details',
      'input:not([type=hidden], [type=file], [type=submit], [readonly]):enabled',
      'select:enabled',
      'textarea:not([readonly]):enabled',
    ].join();
    const used = new Set<Element>();
    const unused = () =>
      [...document.querySelectorAll(selector)]
        .flatMap((element) => [...element.querySelectorAll(controls)])
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !used.has(control) && !control.closest('[aria-hidden=true], [inert]'));
    // Opening a details element shows further controls.
    for (let next = unused(); next.length > 0; next = unused()) {
      for (const control of next) {
        used.add(control);
        use(control);
      }
    }
    const stateOf = (control: Element | null): string => {
      if (control instanceof HTMLDetailsElement) return String(control.open);
      const isTick = control?.matches('[type=checkbox], [type=radio]');
      if (control instanceof HTMLInputElement && isTick) return String(control.checked);
      if (control && 'value' in control) return String(control.value);
      // The editor of a long text, which replaces its text area and shows only a part.
      return control?.textContent.includes('Typed early') ? 'Typed early' : '';
    };
    window.stateOf = stateOf;
    window.left = [...used].map((control) => ({
      control,
      label:
        control.querySelector('summary')?.textContent ??
        `${control.getAttribute('name') ?? control.ariaLabel} ${control.getAttribute('value') ?? ''}`,
      state: stateOf(control),
    }));
    return used.size;
  }, root);
}

/**
 * Returns whether React has hydrated the forms' controls that `useEveryControl` has used; other controls may stay
 * server-rendered.
 */
export function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    (window.left ?? []).every(
      ({ control }) =>
        !control.isConnected ||
        !control.closest('form') ||
        Object.keys(control).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Returns the controls whose state differs from the one `useEveryControl` left, with their current value. */
export function setBack(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.left ?? []).flatMap(({ control, label, state }) => {
      const name = control.getAttribute('name');
      const now = control.isConnected ? control : document.querySelector(`[name="${name}"]`);
      const found = window.stateOf?.(now) ?? '';
      const isKept = found === state || (now !== control && found && state.includes(found));
      return isKept ? [] : [`${label}: ${state} → ${found}`];
    }),
  );
}
