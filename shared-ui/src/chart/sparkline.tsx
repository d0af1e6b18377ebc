import { chakra } from '@chakra-ui/react';

interface SparklineProps {
  /** Oldest first; gaps are left out by the caller. */
  values: number[];
  /** Said in place of the picture: what moved and from where to where. */
  label: string;
  width?: number;
  height?: number;
}

const INSET = 4;

function scale(values: number[], width: number, height: number): [x: number, y: number][] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = (width - 2 * INSET) / Math.max(values.length - 1, 1);
  return values.map((value, index) => [
    INSET + index * step,
    height - INSET - ((value - low) / span) * (height - 2 * INSET),
  ]);
}

const path = (points: [number, number][]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The course of a series in the size of a word, its last value marked. */
export function Sparkline({ values, label, width = 120, height = 36 }: SparklineProps) {
  const points = scale(values, width, height);
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return null;
  const line = path(points);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}px`}
      height={`${height}px`}
      maxW="100%"
      overflow="visible"
      fill="none"
    >
      <chakra.path
        d={`${line}L${last[0]} ${height}L${first[0]} ${height}Z`}
        fill="brand.muted"
        opacity="0.55"
      />
      <chakra.path
        d={line}
        stroke="brand.solid"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <chakra.circle cx={last[0]} cy={last[1]} r="3.25" fill="amber.solid" />
    </chakra.svg>
  );
}
