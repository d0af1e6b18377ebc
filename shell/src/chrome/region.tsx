import { Container, ErrorState, Heading, LoadingState } from 'shared-ui';

/** Where a page will be: shown while its remote is on the way. */
export const RegionLoading = () => (
  <Container py={{ base: '8', md: '14' }}>
    <LoadingState label="Loading the page" rows={6} />
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
