import { chakra } from '@chakra-ui/react';

/** The mark over every title: half a sun on its horizon. */
export function RisingSun() {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 40 14"
      width="40px"
      height="14px"
      flexShrink="0"
      color="amber.solid"
    >
      <path d="M8 12a12 12 0 0 1 24 0Z" fill="currentColor" />
      <path d="M0 13h40" stroke="currentColor" strokeWidth="2" />
    </chakra.svg>
  );
}
