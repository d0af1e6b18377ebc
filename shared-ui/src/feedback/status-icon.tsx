import { chakra } from '@chakra-ui/react';

export type Status = 'info' | 'success' | 'warning' | 'error';

export const STATUS_PALETTES = {
  info: 'brand',
  success: 'mint',
  warning: 'amber',
  error: 'danger',
} as const;

const PATHS: Record<Status, string> = {
  info: 'M12 11v6M12 7.5v.01',
  success: 'm7.5 12.5 3 3 6-6.5',
  warning: 'M12 7v6M12 16.5v.01',
  error: 'm9 9 6 6m0-6-6 6',
};

/** The sign of a status; colour is never the only carrier of the meaning. */
export function StatusIcon({ status, size = '22px' }: { status: Status; size?: string }) {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      flexShrink="0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {status === 'warning' ? (
        <path d="M12 3 2.5 20h19Z" strokeLinejoin="round" />
      ) : (
        <circle cx="12" cy="12" r="9.5" />
      )}
      <path d={PATHS[status]} />
    </chakra.svg>
  );
}
