import type { ReactNode } from 'react';
import { Box } from 'shared-ui';

/** The sheet a form lies on. */
export function FormPanel({ children }: { children: ReactNode }) {
  return (
    <Box bg="bg.panel" boxShadow="md" rounded="l3" p={{ base: '5', md: '8' }}>
      {children}
    </Box>
  );
}
