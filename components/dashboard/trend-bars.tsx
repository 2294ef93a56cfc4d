'use client';

import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { type Point, shortDay } from '@/lib/dashboard/rules';

const text = { fill: 'var(--color-ink-3)', fontSize: 12, fontFamily: 'var(--font-mono)' };

/** Bars in the accent colour on hairline axes; the highest shows its number. */
export function TrendBars({ points }: { points: Point[] }) {
  const highest = Math.max(...points.map(({ total }) => total));
  const first = points.findIndex(({ total }) => total === highest);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={points.map((point, place) => ({
          ...point,
          label: place === first ? String(point.total) : '',
        }))}
        margin={{ top: 20, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis
          dataKey="day"
          tickFormatter={shortDay}
          tick={text}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line)' }}
          interval="equidistantPreserveStart"
          minTickGap={24}
        />
        <YAxis
          allowDecimals={false}
          tick={text}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line)' }}
          tickCount={3}
          width={36}
        />
        <Bar dataKey="total" fill="var(--color-accent)" maxBarSize={24} isAnimationActive={false}>
          <LabelList dataKey="label" position="top" style={{ ...text, fill: 'var(--color-ink)' }} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
