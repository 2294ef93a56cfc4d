import type { Locator, Page } from '@playwright/test';
import { type Chapter, type Cue, readingTime } from './narration.ts';
import { type Point, wayBetween, type withPointer } from './pointer.ts';
import { FPS, type Reel, SCREEN } from './reel.ts';
import type { Card } from './sheet.ts';

const MOVE_FRAMES = 9;
const PRESS_FRAMES = 4;
/** Pause before and after a click, so that viewers can follow. */
const BREATH = 0.35;
/** Pause on a card for its title; its text is read at the speed of the narration. */
const TITLE_SECONDS = 1;

/** Parts of a camera; tests replace all of them. */
export type Equipment = {
  page: Page;
  reel: Pick<Reel, 'add' | 'seconds'>;
  takeScreen(): Promise<Buffer>;
  /** Takes a full-frame picture of a card. */
  takeCard(card: Card): Promise<Buffer>;
  draw: typeof withPointer;
};

/** Records the actions on a page with a visible pointer and the narration. */
export class Camera {
  readonly cues: Cue[] = [];
  readonly chapters: Chapter[] = [];
  readonly #page: Page;
  readonly #reel: Equipment['reel'];
  readonly #takeScreen: Equipment['takeScreen'];
  readonly #takeCard: Equipment['takeCard'];
  readonly #draw: Equipment['draw'];
  #film = '';
  #pointer: Point = { x: 640, y: 380 };
  #screen: Buffer = Buffer.alloc(0);

  constructor({ page, reel, takeScreen, takeCard, draw }: Equipment) {
    this.#page = page;
    this.#reel = reel;
    this.#takeScreen = takeScreen;
    this.#takeCard = takeCard;
    this.#draw = draw;
  }

  /** Shows the title of the film. */
  async title(card: Card): Promise<void> {
    this.#film = card.title;
    await this.#show(card);
  }

  /**
   * Starts a chapter with a card. Cards carry the film for viewers without captions, and no caption is shown with them.
   * @param thought what to learn from the chapter, in a sentence or two
   */
  async chapter(title: string, thought: string): Promise<void> {
    // Whole seconds, rounded up: a click on the chapter shows its card at once.
    this.chapters.push({ second: Math.ceil(this.#reel.seconds), title, thought });
    const label = `${String(this.chapters.length).padStart(2, '0')}  ${this.#film}`;
    await this.#show({ label, title, text: thought });
  }

  async #show(card: Card): Promise<void> {
    await this.#reel.add(await this.#takeCard(card), TITLE_SECONDS + readingTime(card.text));
  }

  /** Takes a new screenshot of the page. */
  async look(): Promise<void> {
    this.#screen = await this.#takeScreen();
  }

  /** Shows the page unchanged for some seconds. */
  async hold(seconds: number): Promise<void> {
    if (seconds <= 0) return;
    await this.look();
    await this.#reel.add(await this.#draw(this.#screen, this.#pointer), seconds);
  }

  /** Shows a sentence during an action; for the rest of its reading time, the page does not change. */
  async say(text: string, action?: () => Promise<void>): Promise<void> {
    const from = this.#reel.seconds;
    const cue: Cue = { from, to: from, text };
    this.cues.push(cue);
    await action?.();
    const rest = readingTime(text) - (this.#reel.seconds - from);
    await this.hold(Math.max(rest, BREATH));
    cue.to = this.#reel.seconds - 0.05;
  }

  /** Moves the pointer to an element. */
  async point(at: Locator): Promise<void> {
    await at.scrollIntoViewIfNeeded();
    const isLow = await at.evaluate(
      (element, low) =>
        !element.closest('[role=dialog], [role=menu]') &&
        element.getBoundingClientRect().bottom > low,
      SCREEN.height * 0.85,
    );
    if (isLow) await this.scrollTo(at, SCREEN.height * 0.4);
    const box = await at.boundingBox();
    if (!box) throw new Error(`Nothing to point at: ${at}`);
    const to = { x: box.x + Math.min(box.width / 2, 220), y: box.y + Math.min(box.height / 2, 60) };
    await this.look();
    for (const place of wayBetween(this.#pointer, to, MOVE_FRAMES)) {
      await this.#reel.add(await this.#draw(this.#screen, place), 1 / FPS);
    }
    this.#pointer = to;
  }

  /** Moves to an element and clicks it; `settled` waits for the result. */
  async press(at: Locator, settled?: () => Promise<unknown>): Promise<void> {
    await this.point(at);
    for (let frame = 1; frame <= PRESS_FRAMES; frame += 1) {
      const pressed = frame / PRESS_FRAMES;
      await this.#reel.add(await this.#draw(this.#screen, this.#pointer, pressed), 1 / FPS);
    }
    await at.click();
    await settled?.();
    await this.hold(BREATH);
  }

  /** Types into a field, a few letters per frame. */
  async write(into: Locator, text: string): Promise<void> {
    await this.press(into);
    const parts = text.match(/.{1,3}/gs) ?? [];
    for (const part of parts) {
      await into.pressSequentially(part);
      await this.hold(1 / FPS);
    }
  }

  /** Scrolls until an element is near the top of the screen. */
  async scrollTo(to: Locator, fromTop = 96): Promise<void> {
    const distance = await to.evaluate(
      (element, top) => element.getBoundingClientRect().top - top,
      fromTop,
    );
    const start = await this.#page.evaluate(() => scrollY);
    for (const { y } of wayBetween({ x: 0, y: start }, { x: 0, y: start + distance }, FPS)) {
      await this.#page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await this.hold(1 / FPS);
    }
  }
}
