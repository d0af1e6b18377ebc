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
              d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
            />
          </>
        ) : (
          <path strokeLinejoin="round" d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
        )}
      </svg>
    </IconButton>
  );
};
