import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { fontFaces } from '../theme/fonts';
import { system } from '../theme/system';
import { applyColorMode, type ColorMode, readColorMode } from './color-mode';

interface UiProviderProps {
  /** The page's CSP nonce: every style element Emotion creates carries it. */
  nonce?: string | undefined;
  /** Forces a mode in place of the visitor's choice (previews, tests). */
  colorMode?: ColorMode | undefined;
  children: ReactNode;
}

/** Theme, style engine and fonts. The shell mounts it once; a remote alone mounts it in its harness. */
export function UiProvider({ nonce, colorMode, children }: UiProviderProps) {
  const cache = useMemo(() => createCache({ key: 'sv', ...(nonce ? { nonce } : {}) }), [nonce]);
  useLayoutEffect(() => applyColorMode(colorMode ?? readColorMode()), [colorMode]);
  return (
    <CacheProvider value={cache}>
      <Global styles={fontFaces} />
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
