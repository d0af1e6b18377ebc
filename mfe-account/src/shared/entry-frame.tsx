import type { ReactNode } from 'react';
import { Box, Grid, PageFrame } from 'shared-ui';
import { EntryAside } from './entry-aside';
import { FormPanel } from './form-panel';

interface EntryFrameProps {
  title: string;
  lead?: ReactNode;
  /** Below the sheet: the way to the neighbouring page. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Sign-up and sign-in: the form, and beside it on wide screens what an account is good for. */
export function EntryFrame({ title, lead, footer, children }: EntryFrameProps) {
  return (
    <PageFrame title={title} lead={lead} eyebrow="Your account">
      <Grid
        templateColumns={{ base: '1fr', lg: 'minmax(0, 32rem) minmax(0, 1fr)' }}
        gap={{ base: '8', lg: '16' }}
        alignItems="start"
      >
        <Box>
          <FormPanel>{children}</FormPanel>
          {footer ? (
            <Box mt="6" color="fg.muted">
              {footer}
            </Box>
          ) : null}
        </Box>
        <EntryAside />
      </Grid>
    </PageFrame>
  );
}
