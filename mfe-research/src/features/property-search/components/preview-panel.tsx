import type { ReactNode } from 'react';
import type { Preview } from 'shared-state/contracts';
import { Box, Card, Heading, List, Skeleton, Stack, Text, VisuallyHidden } from 'shared-ui';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { PreviewFacts } from './preview-facts';

interface PreviewPanelProps {
  /** Filters have been submitted and stand unchanged in the form. */
  asked: boolean;
  preview: Preview | undefined;
  error: unknown;
  onRetry: () => void;
  /** The next step under the facts. */
  children: ReactNode;
}

/** The free preview beside the form, in its four states. */
export function PreviewPanel({ asked, preview, error, onRetry, children }: PreviewPanelProps) {
  return (
    <Card.Root aria-live="polite">
      <Card.Body>
        <Heading as="h2" size="lg" mb="4">
          {asked ? 'Free preview' : 'What a token buys'}
        </Heading>
        {!asked ? <Offer /> : null}
        {asked && error ? (
          <QueryFailure what="The preview could not be made" error={error} onRetry={onRetry} />
        ) : null}
        {asked && !error && !preview ? <PreviewSkeleton /> : null}
        {asked && preview ? (
          <Stack gap="6">
            {preview.count === 0 ? <NothingMatches /> : <PreviewFacts preview={preview} />}
            {children}
          </Stack>
        ) : null}
      </Card.Body>
    </Card.Root>
  );
}

function Offer() {
  return (
    <Stack gap="4">
      <List.Root gap="2.5" ps="5" color="fg.muted">
        <List.Item>Every matching unit with price, rent, size, source and date</List.Item>
        <List.Item>Median price per m², rent, yield and GRM with quartiles and n</List.Item>
        <List.Item>The three insight pages on your result</List.Item>
        <List.Item>30 days to open it again, free of charge</List.Item>
      </List.Root>
      <Text textStyle="sm" color="fg.muted">
        Search first shows how many units match and how complete their data is. You confirm before
        any token is spent, and a search without a match is never charged.
      </Text>
    </Stack>
  );
}

function NothingMatches() {
  return (
    <Box>
      <Text textStyle="figure">No unit matches</Text>
      <Text color="fg.muted" mt="2">
        Nothing is charged for a search without a result. Widen the price or size range, add an area
        or typology, or take off an amenity, then search again.
      </Text>
    </Box>
  );
}

function PreviewSkeleton() {
  return (
    <Stack gap="5" role="status">
      <VisuallyHidden>Counting the matching units</VisuallyHidden>
      <Skeleton height="16" width="60%" />
      <Skeleton height="6" />
      <Skeleton height="6" />
      <Skeleton height="6" />
    </Stack>
  );
}
