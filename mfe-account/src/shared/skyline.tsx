import { chakra } from 'shared-ui';

/** Widths leave whole windows: 16 for the walls, then 5 for each window and 4 between two. */
const towers = [
  { x: 14, width: 39, height: 74 },
  { x: 59, width: 30, height: 112 },
  { x: 95, width: 48, height: 88 },
  { x: 149, width: 30, height: 146 },
  { x: 185, width: 39, height: 102 },
  { x: 334, width: 39, height: 128 },
  { x: 379, width: 30, height: 84 },
  { x: 415, width: 48, height: 112 },
];
const ground = 180;

/** A city on the plain at sunrise. */
export function Skyline() {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 480 196"
      width="100%"
      display="block"
      preserveAspectRatio="xMidYMax slice"
    >
      <chakra.path d="M233 180a46 46 0 0 1 92 0Z" fill="amber.solid" />
      {towers.map(({ x, width, height }) => (
        <chakra.g key={x} fill="brand.emphasized">
          <rect x={x} y={ground - height} width={width} height={height} rx="3" />
          <chakra.path
            d={Array.from(
              { length: Math.floor((height - 18) / 14) },
              (_, floor) => `M${x + 8} ${ground - height + 14 + floor * 14}h${width - 16}`,
            ).join('')}
            stroke="brand.subtle"
            strokeWidth="3"
            strokeDasharray="5 4"
          />
        </chakra.g>
      ))}
      <chakra.path d="M0 180h480v16H0Z" fill="brand.muted" />
      <chakra.path
        d="M279 180v-30m0 12-11-11m11 6 12-9M246 150c4-13 17-18 33-18s29 5 33 18c-13-4-53-4-66 0Z"
        stroke="brand.fg"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}
