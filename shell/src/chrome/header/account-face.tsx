import { Box, chakra, Flex } from 'shared-ui';
import { initials } from './initials';

export const accountButtonLooks = {
  variant: 'ghost',
  colorPalette: 'neutral',
  px: { base: '1.5', md: '2' },
  gap: '2',
} as const;

/** What the account button shows: initials, and the name where there is room for it. */
export const AccountFace = ({ name }: { name: string }) => (
  <>
    <Flex
      as="span"
      aria-hidden="true"
      align="center"
      justify="center"
      boxSize="8"
      rounded="full"
      bg="brand.solid"
      color="brand.contrast"
      textStyle="xs"
      fontWeight="700"
    >
      {initials(name)}
    </Flex>
    <Box
      as="span"
      display={{ base: 'none', md: 'block' }}
      maxW="10rem"
      overflow="hidden"
      textOverflow="ellipsis"
    >
      {name}
    </Box>
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      display={{ base: 'none', md: 'block' }}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="m6 8 4 4 4-4" />
    </chakra.svg>
  </>
);
