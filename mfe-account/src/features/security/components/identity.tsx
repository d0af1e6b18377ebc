import { useSession } from 'shared-state';
import { Badge, Box, Flex, Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';

interface AddressLineProps {
  label: string;
  address: string;
  confirmedAt: string | undefined;
}

function AddressLine({ label, address, confirmedAt }: AddressLineProps) {
  return (
    <Flex justify="space-between" align="center" gap="4" wrap="wrap">
      <Box minW="0">
        <Text textStyle="label" color="fg.muted">
          {label}
        </Text>
        <Text textStyle="lg" fontWeight="600" wordBreak="break-word">
          {address}
        </Text>
      </Box>
      <Badge colorPalette={confirmedAt ? 'mint' : 'amber'} size="md">
        {confirmedAt ? `Confirmed ${formatDate(confirmedAt)}` : 'Not confirmed'}
      </Badge>
    </Flex>
  );
}

/** How this account signs in. */
export function Identity() {
  const user = useSession((state) => state.session?.user);
  if (!user) return null;
  return (
    <Flex
      direction="column"
      gap="5"
      bg="bg.panel"
      boxShadow="sm"
      rounded="l3"
      p={{ base: '5', md: '8' }}
    >
      {user.email ? (
        <AddressLine
          label="Signs in with"
          address={user.email}
          confirmedAt={user.email_confirmed_at}
        />
      ) : null}
      {user.phone ? (
        <AddressLine
          label="Signs in with"
          address={`+${user.phone.replace(/^\+/, '')}`}
          confirmedAt={user.phone_confirmed_at}
        />
      ) : null}
    </Flex>
  );
}
