import { useState } from 'react';
import { notify } from 'shared-state';
import { Badge, Button, Flex, Section, Stack, Text } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialog';
import { formatDate } from 'shared-ui/format';
import type { AuthFailure } from '../../../shared/auth-failure';
import { FailureAlert } from '../../../shared/failure-alert';
import { FormPanel } from '../../../shared/form-panel';
import { QueryView } from '../../../shared/query-view';
import { beginEnrolment, type Enrolment, removeFactor, useFactors } from '../api/factors';
import { EnrolFactor } from './enrol-factor';

/** A code from an authenticator app, asked for after the password. */
export function SecondFactor() {
  const query = useFactors();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [failed, setFailed] = useState<{ failure: AuthFailure; retry: () => void } | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const begin = async () => {
    setBusy(true);
    setFailed(null);
    const result = await beginEnrolment();
    setBusy(false);
    if (result.ok) setEnrolment(result.data);
    else setFailed({ failure: result.error, retry: () => void begin() });
  };
  const remove = async (factorId: string) => {
    setBusy(true);
    setFailed(null);
    const result = await removeFactor(factorId);
    setBusy(false);
    setAsking(false);
    if (!result.ok) {
      setFailed({ failure: result.error, retry: () => void remove(factorId) });
      return;
    }
    notify({ title: 'Second factor removed', type: 'success' });
    void query.refetch();
  };
  const finish = () => {
    setEnrolment(null);
    notify({ title: 'Second factor turned on', type: 'success' });
    void query.refetch();
  };

  return (
    <Section
      title="Second factor"
      description="A code from an authenticator app, asked for after your password."
    >
      <FormPanel>
        <QueryView query={query} what="your second factor" rows={2}>
          {({ all }) => {
            const factor = all.find(({ status }) => status === 'verified');
            if (enrolment) {
              return (
                <EnrolFactor
                  enrolment={enrolment}
                  onDone={finish}
                  onCancel={() => setEnrolment(null)}
                />
              );
            }
            return (
              <Stack gap="5">
                <form
                  onSubmit={(event) => {
                    event.preventDefault();
                    failed?.retry();
                  }}
                >
                  <FailureAlert failure={failed?.failure ?? null} />
                </form>
                <Flex justify="space-between" align="center" gap="4" wrap="wrap">
                  <Flex align="center" gap="3" wrap="wrap">
                    <Badge colorPalette={factor ? 'mint' : 'gray'} size="md">
                      {factor ? 'On' : 'Off'}
                    </Badge>
                    <Text color="fg.muted">
                      {factor
                        ? `${factor.friendly_name || 'Authenticator app'}, since ${formatDate(factor.created_at)}`
                        : 'Your password alone opens the account.'}
                    </Text>
                  </Flex>
                  {factor ? (
                    <Button variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
                      Remove
                    </Button>
                  ) : (
                    <Button onClick={begin} loading={busy} loadingText="Set up">
                      Set up
                    </Button>
                  )}
                </Flex>
                {factor ? (
                  <ConfirmDialog
                    open={asking}
                    title="Remove the second factor?"
                    confirmLabel="Remove"
                    cancelLabel="Keep it"
                    tone="danger"
                    busy={busy}
                    onConfirm={() => void remove(factor.id)}
                    onCancel={() => setAsking(false)}
                  >
                    Your password alone will open the account again.
                  </ConfirmDialog>
                ) : null}
              </Stack>
            );
          }}
        </QueryView>
      </FormPanel>
    </Section>
  );
}
