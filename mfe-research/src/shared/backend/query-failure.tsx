import { ErrorState } from 'shared-ui';
import { failureText } from './failure-text';

interface QueryFailureProps {
  /** What could not be shown, when it helps more than the reason alone. */
  what?: string;
  error: unknown;
  onRetry: () => void;
}

/** The failed state of a data view, worded from the typed reason. */
export function QueryFailure({ what, error, onRetry }: QueryFailureProps) {
  const { title, description } = failureText(error);
  return (
    <ErrorState
      title={what ?? title}
      description={what ? `${title}. ${description}` : description}
      onRetry={onRetry}
    />
  );
}
