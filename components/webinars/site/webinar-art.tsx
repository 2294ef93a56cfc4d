import { diceOf, range } from '@/components/marketing/dice';

const BARS = 60;
const STEP = 5;
const AXIS = 128;

const bar = (x: number, height: number) => `M${x} ${84 - height / 2}v${height}`;

/** Returns the loudness of each moment of the talk: phrases with pauses between them. */
function loudness(slug: string): number[] {
  const dice = diceOf(slug);
  const heights: number[] = [];
  while (heights.length < BARS) {
    const length = dice(5, 9);
    const strength = dice(40, 76);
    const phrase = range(length).map(
      (index) => 8 + Math.sin((Math.PI * (index + 0.5)) / length) * strength - dice(0, 10),
    );
    heights.push(...phrase.map((height) => Math.max(4, height)), 3);
  }
  return heights.slice(0, BARS);
}

/** Draws the webinar as a waveform; its last third, in the accent colour, stands for the questions. */
export function WebinarArt({ slug, minutes }: { slug: string; minutes: number }) {
  const heights = loudness(slug);
  const bars = (from: number, to: number) =>
    heights
      .slice(from, to)
      .map((height, index) => bar(12 + (from + index) * STEP, Math.round(height)))
      .join('');
  const questions = (BARS * 2) / 3;
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 160"
      fill="none"
      strokeLinecap="round"
      className="h-auto w-full bg-[radial-gradient(var(--line)_1px,transparent_1px)] bg-size-[16px_16px]"
    >
      <path d={bars(0, questions)} className="stroke-ink-3 stroke-2" />
      <path d={bars(questions, BARS)} className="stroke-accent stroke-2" />
      <path d={`M10 ${AXIS + 2}H310`} className="stroke-line-strong" />
      {range(4).map((third) => (
        <text
          key={third}
          x={third === 3 ? 310 : 10 + third * 100}
          y={AXIS + 16}
          textAnchor={third === 3 ? 'end' : 'start'}
          fontSize="9"
          className="fill-ink-3 font-mono"
        >
          {Math.round((minutes * third) / 3)}
          {third === 3 && ' min'}
        </text>
      ))}
    </svg>
  );
}
