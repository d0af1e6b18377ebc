import { useState } from 'react';
import { Box, Button, chakra, Flex, Stack, Text } from 'shared-ui';
import { TextField } from 'shared-ui/field';
import { useForm, zodResolver } from 'shared-ui/form';
import type { AuthFailure } from '../../../shared/auth-failure';
import { describeAuthFailure } from '../../../shared/auth-wording';
import { codeSchema } from '../../../shared/contact-fields';
import { FailureAlert } from '../../../shared/failure-alert';
import { z } from '../../../shared/schema';
import { type Enrolment, finishEnrolment } from '../api/factors';

const schema = z.object({ code: codeSchema });

interface EnrolFactorProps {
  enrolment: Enrolment;
  onDone: () => void;
  onCancel: () => void;
}

/** Scan, type the code, done. */
export function EnrolFactor({ enrolment, onDone, onCancel }: EnrolFactorProps) {
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(null);
    const result = await finishEnrolment(enrolment.factorId, code);
    if (result.ok) return onDone();
    if (result.error.kind !== 'wrong_code') return setFailure(result.error);
    const { title, body } = describeAuthFailure(result.error);
    form.setError('code', { message: `${title}. ${body}` }, { shouldFocus: true });
  });
  return (
    <Flex gap="8" wrap="wrap" align="flex-start">
      <Box bg="white" p="3" rounded="l2" boxShadow="sm">
        <chakra.img
          src={enrolment.qrCode}
          alt="QR code for your authenticator app"
          width="180px"
          height="180px"
          display="block"
        />
      </Box>
      <Box flex="1 1 18rem" minW="0">
        <form onSubmit={submit} noValidate>
          <Stack gap="5">
            <FailureAlert failure={failure} />
            <Text>
              Scan the code with your authenticator app, or type this key into it:{' '}
              <Text as="code" fontFamily="mono" fontWeight="600" wordBreak="break-all">
                {enrolment.secret}
              </Text>
            </Text>
            <TextField
              label="Authentication code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              error={errors.code?.message}
              {...form.register('code')}
            />
            <Flex gap="3" wrap="wrap">
              <Button type="submit" loading={isSubmitting} loadingText="Turn on">
                Turn on
              </Button>
              <Button type="button" variant="ghost" onClick={onCancel}>
                Cancel
              </Button>
            </Flex>
          </Stack>
        </form>
      </Box>
    </Flex>
  );
}
