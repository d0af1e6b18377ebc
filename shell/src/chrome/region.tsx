import {
  Box,
  Container,
  ErrorState,
  Heading,
  SimpleGrid,
  Skeleton,
  Stack,
  VisuallyHidden,
} from 'shared-ui';

const FIGURES = ['first', 'second', 'third', 'fourth'];

/** Where a page will be, in the shape most pages have: title, lead, figures. */
export const RegionLoading = () => (
  <Container py={{ base: '8', md: '14' }}>
    <Box role="status">
      <VisuallyHidden>Loading the page</VisuallyHidden>
      <Stack gap="4" aria-hidden="true" animation="fade-in 250ms ease-out">
        <Skeleton height="3.5" width="40" />
        <Skeleton height="12" width="min(32rem, 90%)" />
        <Skeleton height="6" width="min(40rem, 100%)" />
        <SimpleGrid columns={{ base: 2, md: 4 }} gap="6" mt="8">
          {FIGURES.map((figure) => (
            <Skeleton key={figure} height="24" />
          ))}
        </SimpleGrid>
      </Stack>
    </Box>
  </Container>
);

interface RegionErrorProps {
  /** Title of the page that is missing. */
  title: string;
  onRetry: () => void;
}

/** In place of a page whose remote cannot be loaded; the rest of the site stays usable. */
export const RegionError = ({ title, onRetry }: RegionErrorProps) => (
  <Container py={{ base: '8', md: '14' }}>
    <Heading as="h1" textStyle="title" mb="6">
      {title}
    </Heading>
    <ErrorState
      title="This part of the site could not be loaded"
      description="The rest of the site works. This part may be updating, or the connection is slow: loading goes on, and you can start it again."
      onRetry={onRetry}
    />
  </Container>
);
