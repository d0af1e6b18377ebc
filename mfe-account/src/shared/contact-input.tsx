import { Box, Button } from 'shared-ui';
import { TextField } from 'shared-ui/field';
import { useFormContext } from 'shared-ui/form';

export type Channel = 'email' | 'phone';

interface ContactValues {
  email: string;
  phone: string;
}

interface ContactInputProps {
  channel: Channel;
  onChannelChange: (channel: Channel) => void;
  /** What a password manager should take the address for. */
  emailAutoComplete: 'email' | 'username';
}

/** E-mail or phone, one at a time; what was typed in the other one is kept. */
export function ContactInput({ channel, onChannelChange, emailAutoComplete }: ContactInputProps) {
  const { register, formState } = useFormContext<ContactValues>();
  const { email, phone } = formState.errors;
  const other = channel === 'email' ? 'phone' : 'email';
  return (
    <Box>
      {channel === 'email' ? (
        <TextField
          key="email"
          label="Email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete={emailAutoComplete}
          error={email?.message}
          {...register('email')}
        />
      ) : (
        <TextField
          key="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+254 712 345 678"
          help="With the country code. We send the code there as a text message."
          error={phone?.message}
          {...register('phone')}
        />
      )}
      <Button
        type="button"
        variant="plain"
        size="sm"
        px="0"
        minH="11"
        onClick={() => onChannelChange(other)}
      >
        {`Use ${other}`}
      </Button>
    </Box>
  );
}
