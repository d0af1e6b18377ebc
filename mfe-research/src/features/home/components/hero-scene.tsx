import { chakra } from 'shared-ui';

/** x, width, height of each building, left to right; drawn up from the horizon. */
const SKYLINE: readonly [x: number, width: number, height: number][] = [
  [28, 30, 64],
  [64, 24, 96],
  [94, 36, 78],
  [136, 26, 128],
  [168, 40, 104],
  [214, 28, 152],
  [248, 34, 122],
  [288, 30, 178],
  [324, 44, 146],
  [374, 32, 206],
];
const HORIZON = 300;
const FLOOR = 24;

/** Lit windows, one on every floor, alternating sides. */
const WINDOWS = SKYLINE.flatMap(([x, width, height]) =>
  Array.from({ length: Math.floor(height / (FLOOR + 2)) }, (_, floor) => ({
    x: x + width / 2 - (floor % 2 ? 7 : -2),
    y: HORIZON - height + 12 + floor * FLOOR,
  })),
);

const roof = ([x, width, height]: readonly [number, number, number]) =>
  `${x + width / 2} ${HORIZON - height - 22}`;

/** Dusk over the city: the skyline is a chart, and its roofs carry the line. */
export function HeroScene() {
  const line = SKYLINE.map((building, index) => `${index ? 'L' : 'M'}${roof(building)}`).join('');
  const [endX, endY] = roof(SKYLINE[SKYLINE.length - 1] ?? [0, 0, 0]).split(' ');
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 480 360"
      width="100%"
      height="auto"
      maxW="600px"
      display="block"
      overflow="visible"
    >
      <circle cx="350" cy="206" r="120" fill="#f3efe0" opacity="0.42" />
      <circle cx="350" cy="206" r="78" fill="#f3efe0" opacity="0.62" />
      <g fill="#08415c">
        {SKYLINE.map(([x, width, height]) => (
          <rect key={x} x={x} y={HORIZON - height} width={width} height={height} rx="3" />
        ))}
      </g>
      <g fill="#e6994e" opacity="0.85">
        {WINDOWS.map(({ x, y }) => (
          <rect key={`${x}:${y}`} x={x} y={y} width="5" height="8" rx="1" />
        ))}
      </g>
      <path d={`M0 ${HORIZON}h480`} stroke="#262017" strokeWidth="3" strokeLinecap="round" />
      <path
        d={`M14 ${HORIZON + 22}h150M196 ${HORIZON + 22}h92M320 ${HORIZON + 38}h140`}
        stroke="#262017"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.45"
      />
      <path
        d={line}
        fill="none"
        stroke="#f3efe0"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={endX} cy={endY} r="8" fill="#f3efe0" stroke="#08415c" strokeWidth="4" />
      <g fill="none" stroke="#262017" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d={`M456 ${HORIZON}v-44m0 12-12-12m12 4 12-12`} />
        <path
          d={`M424 ${HORIZON - 50}c5-14 18-18 34-18s28 4 32 18c-14-5-52-5-66 0Z`}
          fill="#262017"
        />
      </g>
    </chakra.svg>
  );
}
