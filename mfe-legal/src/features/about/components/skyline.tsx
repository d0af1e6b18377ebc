import { chakra } from 'shared-ui';

/** Storeys of a typical tower in each sample area, west to east: the drawing's only data. */
const TOWERS = [
  { x: 20, storeys: 16 },
  { x: 64, storeys: 19 },
  { x: 108, storeys: 23 },
  { x: 152, storeys: 15 },
  { x: 196, storeys: 31 },
];
const STOREY = 4;
const GROUND = 150;

/** Five towers before a rising sun; decoration, so hidden from assistive technology. */
export function Skyline() {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 256 160"
      width="full"
      maxW="md"
      data-print="hide"
      color={{ base: 'brand.solid', _dark: 'brand.emphasized' }}
    >
      <chakra.circle cx="128" cy="96" r="54" color="amber.solid" fill="currentColor" />
      {TOWERS.map(({ x, storeys }) => (
        <g key={x} transform={`translate(${x} ${GROUND - storeys * STOREY})`}>
          <rect width="36" height={storeys * STOREY} rx="2" fill="currentColor" />
          <chakra.path
            d={windows(storeys)}
            color={{ base: 'amber.muted', _dark: 'amber.fg' }}
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="5 4"
          />
        </g>
      ))}
      <path d={`M0 ${GROUND}h256`} stroke="currentColor" strokeWidth="2" />
    </chakra.svg>
  );
}

function windows(storeys: number): string {
  return Array.from({ length: storeys - 1 }, (_, floor) => `M6 ${(floor + 1) * STOREY}h25`).join(
    '',
  );
}
