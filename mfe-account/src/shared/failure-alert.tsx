import type { ReactNode } from 'react';
import { Alert, Button, Stack, Text } from 'shared-ui';
import type { AuthFailure } from './auth-failure';
import { describeAuthFailure } from './auth-wording';
import { ProveFactor } from './prove-factor';

interface FailureAlertProps {
  failure: AuthFailure | null;
  /** A further step for this failure: a link, a button. */
  children?: ReactNode;
}

/**
 * What went wrong with a form as a whole. Inside a form, "Try again" submits what is typed once
 * more.
 */
export function FailureAlert({ failure, children }: FailureAlertProps) {
  if (!failure) return null;
  const { title, body } = describeAuthFailure(failure);
  return (
    <Alert status="error" title={title}>
      <Stack gap="3" align="flex-start">
        {body ? <Text>{body}</Text> : null}
        {failure.kind === 'unreachable' ? (
          <Button type="submit" size="sm" variant="outline" colorPalette="danger">
            Try again
          </Button>
        ) : null}
        {failure.kind === 'second_factor_required' ? <ProveFactor /> : null}
        {children}
      </Stack>
    </Alert>
  );
}
