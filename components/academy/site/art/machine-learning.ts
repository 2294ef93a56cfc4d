import { type Dice, range } from '@/components/marketing/dice';
import { dot, type Sketch, through } from './sketch';

/** Draws a neural network with one highlighted path through it. */
export function drawMachineLearning(dice: Dice): Sketch {
  const layers = range(dice(3, 4) + 1).map((layer, _, { length }) => {
    const count = layer === length - 1 ? dice(1, 2) : dice(3, 5);
    const x = 36 + (layer * 248) / (length - 1);
    return range(count).map((node) => [x, 90 + (node - (count - 1) / 2) * 30] as const);
  });
  const links = layers
    .slice(1)
    .flatMap((layer, index) =>
      (layers[index] ?? []).flatMap((from) => layer.map((to) => through([from, to]))),
    );
  const way = layers.flatMap((layer) => layer.slice(dice(0, layer.length - 1)).slice(0, 1));
  const at = ([x, y]: readonly [number, number]) => dot(x, y);
  return {
    ground: links.join(''),
    dots: layers.flat().map(at).join(''),
    accentLines: through(way),
    accentDots: way.map(at).join(''),
  };
}
