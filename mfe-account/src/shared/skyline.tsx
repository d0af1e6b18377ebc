import { chakra } from 'shared-ui';

const towers = [
  { x: 18, width: 40, height: 74 },
  { x: 64, width: 30, height: 112 },
  { x: 100, width: 46, height: 88 },
  { x: 152, width: 34, height: 146 },
  { x: 192, width: 52, height: 102 },
  { x: 296, width: 36, height: 128 },
  { x: 338, width: 48, height: 84 },
  { x: 392, width: 30, height: 116 },
  { x: 428, width: 36, height: 66 },
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
      <chakra.path d="M204 180a66 66 0 0 1 132 0Z" fill="amber.solid" />
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
        d="M270 180v-34m0 14-13-13m13 7 14-11M232 146c5-15 20-20 38-20s33 5 38 20c-15-5-61-5-76 0Z"
        stroke="brand.fg"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}
