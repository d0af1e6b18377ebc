import { Button, Span } from 'shared-ui';

/** A filter that is set, with the way to take it off. */
export function ChosenChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button
      size="sm"
      variant="subtle"
      aria-label={`Remove ${label}`}
      onClick={onRemove}
      maxW="full"
    >
      <Span truncate>{label}</Span>
      <Span aria-hidden="true">×</Span>
    </Button>
  );
}
