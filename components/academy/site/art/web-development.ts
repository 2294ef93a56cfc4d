import { type Dice, range } from '@/components/marketing/dice';
import { box, type Sketch } from './sketch';

const PAGE = { x: 56, y: 20, width: 208, height: 142 };
const INSIDE = { x: 72, y: 54, width: 176, height: 94 };

type Area = typeof INSIDE;

const blockIn = ({ x, y, width, height }: Area) => box(x, y, width, height, 3);

/** Returns lines of text of different lengths, as many as fit. */
const wordsIn = ({ x, y, width, height }: Area, dice: Dice) =>
  range(Math.floor(height / 12))
    .map((row) => `M${x} ${y + 6 + row * 12}h${width - dice(2, Math.floor(width / 2))}`)
    .join('');

/** Splits an area once, horizontally or vertically. */
function partsOf(area: Area, dice: Dice, gap = 12): Area[] {
  if (dice(0, 1)) {
    const left = Math.round((area.width * dice(25, 60)) / 100);
    const right = { ...area, x: area.x + left + gap, width: area.width - left - gap };
    return [{ ...area, width: left }, right];
  }
  const top = Math.round((area.height * dice(35, 60)) / 100);
  const bottom = { ...area, y: area.y + top + gap, height: area.height - top - gap };
  return [{ ...area, height: top }, bottom];
}

/** Draws a web page in its window: blocks and text, one block highlighted. */
export function drawWebDevelopment(dice: Dice): Sketch {
  const chosen = dice(0, 2);
  const written = (chosen + dice(1, 2)) % 3;
  const [first = INSIDE, second = INSIDE] = partsOf(INSIDE, dice);
  const areas = [first, ...partsOf(second, dice, 10)];
  const rest = areas.filter((_, index) => index !== chosen && index !== written);
  return {
    shapes: box(PAGE.x, PAGE.y, PAGE.width, PAGE.height, 8) + rest.map(blockIn).join(''),
    lines: `M${PAGE.x} 42h${PAGE.width}${wordsIn(areas[written] ?? INSIDE, dice)}`,
    dots: range(3)
      .map((index) => `M${PAGE.x + 14 + index * 12} 31h0`)
      .join(''),
    accentShapes: blockIn(areas[chosen] ?? INSIDE),
  };
}
