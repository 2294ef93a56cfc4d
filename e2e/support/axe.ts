import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  var axe: typeof import('axe-core');
}

const everyRule: axeCore.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Axe without comments and long names: a third of the script sent to each page. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function withAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeSource);
}

/** Runs axe in the page directly, which has no frames: takes a third of the time of its Playwright driver. */
export async function findViolations(page: Page, rules: { contrast: boolean }): Promise<string[]> {
  // Next replaces the title when it refreshes a page; axe would report the moment without a title.
  await expect(page).toHaveTitle(/./);
  await withAxe(page);
  return page.evaluate(
    async ({ everyRule, contrast }) => {
      // A toast that is fading in has too little contrast.
      const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
      // A control scrolled next to a sticky bar is too near to its buttons only until the page is scrolled further.
      const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      );
      for (const { style } of sticky) style.position = 'static';
      // To axe a closed `details` is hidden, also where CSS shows its content.
      const folds = [...document.querySelectorAll<HTMLDetailsElement>('.fold:not([open])')];
      for (const fold of folds) fold.open = true;
      const { violations } = await globalThis.axe.run({
        runOnly: everyRule,
        rules: { 'color-contrast': { enabled: contrast }, 'document-title': { enabled: false } },
        resultTypes: ['violations'],
        preload: false,
      });
      for (const { style } of sticky) style.removeProperty('position');
      for (const fold of folds) fold.open = false;
      // A control scrolled half under a fixed bar is too small only until the page is scrolled further.
      const isHalfHidden = ({ any }: axeCore.NodeResult) =>
        any.some(
          ({ id, data }) => id === 'target-size' && data?.messageKey === 'partiallyObscured',
        );
      return violations
        .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isHalfHidden(node)) }))
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { everyRule, contrast: rules.contrast },
  );
}

/** Combinations of colours and type that have passed the contrast check. */
const passed = new Set<string>();

/**
 * Checks the contrast of texts whose combination has not passed yet: colour, size, weight, and everything painted
 * behind them. Contrast takes most of axe's time, and most texts of a page look alike.
 */
export async function findContrastViolations(page: Page): Promise<string[]> {
  await withAxe(page);
  const found = await page.evaluate(
    async (passed) => {
      const known = new Set(passed);
      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element) => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
      };
      const isClear = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
        backgroundImage === 'none' && /^(rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor);
      const paint = (element: Element) => {
        const style = styleOf(element);
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
        const isPlain = opacity === '1' && filter === 'none' && mixBlendMode === 'normal';
        if (isPlain && isClear(style)) return null;
        return [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
      };

      const folds = [...document.querySelectorAll<HTMLDetailsElement>('.fold:not([open])')];
      const setOpen = (open: boolean) => {
        for (const one of folds) one.open = open;
      };
      setOpen(true);
      const elements = [...document.body.querySelectorAll('*')];
      const placed = elements.filter((element) => {
        const style = styleOf(element);
        return (style.position !== 'static' || style.transform !== 'none') && !isClear(style);
      });
      /** Returns whether an element that does not contain the text may be over or under it. */
      const isCrossed = (element: Element, box: DOMRect) =>
        placed.some((other) => {
          if (other.contains(element) || element.contains(other)) return false;
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        });
      const surrounds = (element: Element, box: DOMRect) => {
        if (element === document.body || element === document.documentElement) return true;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return (
          left <= box.left + 1 &&
          right >= box.right - 1 &&
          top <= box.top + 1 &&
          bottom >= box.bottom - 1
        );
      };

      /** Colour, size and weight of a text, and everything painted behind it; null if unclear. */
      const combinationOf = (element: Element): string | null => {
        const box = element.getBoundingClientRect();
        if (isCrossed(element, box)) return null;
        const { color, webkitTextFillColor, fontSize, fontWeight, textShadow } = styleOf(element);
        const parts = [color, webkitTextFillColor, fontSize, fontWeight, textShadow];
        for (let around: Element | null = element; around; around = around.parentElement) {
          const painted = paint(around);
          if (painted && !surrounds(around, box)) return null;
          if (painted) parts.push(painted);
        }
        return parts.join(';');
      };

      const isText = (element: Element) =>
        /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ||
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      const isShown = (element: Element) => {
        const { display, visibility, overflow } = styleOf(element);
        if (display === 'contents') return true;
        const { width, height } = element.getBoundingClientRect();
        const isForScreenReaders = width <= 1 && height <= 1 && overflow === 'hidden';
        return (
          element.getClientRects().length > 0 && visibility === 'visible' && !isForScreenReaders
        );
      };
      /** Returns whether axe skips it too: an input without text, an inert or a disabled element. */
      const isExempt = (element: Element) => {
        const disabled = element.closest(
          ':is(button, fieldset, input, select, textarea)[disabled], [aria-disabled]',
        );
        return (
          element.matches('input:is([type=checkbox], [type=radio], [type=range], [type=color])') ||
          element.closest('[inert]') !== null ||
          disabled?.hasAttribute('disabled') ||
          disabled?.getAttribute('aria-disabled') === 'true'
        );
      };
      const combinations = new Map<Element, string | null>();
      for (const element of elements) {
        if (isText(element) && isShown(element) && !isExempt(element)) {
          combinations.set(element, combinationOf(element));
        }
      }
      const unknown = [...combinations].flatMap(([element, combination]) =>
        combination && known.has(combination) ? [] : [element],
      );
      if (unknown.length === 0) {
        setOpen(false);
        return { violations: [], passed: [] };
      }
      const { violations, passes } = await globalThis.axe.run(
        { include: unknown },
        {
          runOnly: { type: 'rule', values: ['color-contrast'] },
          resultTypes: ['violations', 'passes'],
          elementRef: true,
          preload: false,
        },
      );
      setOpen(false);
      return {
        violations: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html}`),
        ),
        passed: passes.flatMap(({ nodes }) =>
          nodes.flatMap(({ element }) => (element && combinations.get(element)) ?? []),
        ),
      };
    },
    [...passed],
  );
  for (const combination of found.passed) passed.add(combination);
  return found.violations;
}
