import { IconButton, useColorMode } from 'shared-ui';

export const ThemeToggle = () => {
  const { resolved, toggle } = useColorMode();
  return (
    <IconButton
      variant="ghost"
      colorPalette="neutral"
      aria-label={resolved === 'dark' ? 'Use the light theme' : 'Use the dark theme'}
      onClick={toggle}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        {resolved === 'dark' ? (
          <>
            <circle cx="12" cy="12" r="4.5" />
            <path
              strokeLinecap="round"
              d="M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4"
            />
          </>
        ) : (
          <path
            strokeLinejoin="round"
            d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z"
          />
        )}
      </svg>
    </IconButton>
  );
};
