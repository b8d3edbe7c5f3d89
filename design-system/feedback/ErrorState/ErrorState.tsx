import { useState, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { RefreshCw } from '../../icons/shapes.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

export interface ErrorStateProps {
  /** What happened, e.g. "The items didn't load". */
  title: string;
  /** Why, and that nothing is lost. */
  text?: ReactNode;
  onRetry?: () => void;
  /** For support: copied on request. */
  details?: string;
}

/** Something failed: what, why, and what to do now. */
export function ErrorState({ title, text, onRetry, details }: ErrorStateProps) {
  const [copied, setCopied] = useState(false);
  const handleCopy = (content: string) => {
    // Without permission the label simply stays: the person sees that nothing was copied.
    navigator.clipboard.writeText(content).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const actions = (
    <>
      {details === undefined ? null : (
        <Button onPress={() => handleCopy(details)}>{copied ? 'Copied' : 'Copy details'}</Button>
      )}
      {onRetry ? (
        <Button variant="primary" icon={RefreshCw} onPress={onRetry}>
          Try again
        </Button>
      ) : null}
    </>
  );
  return (
    <div role="alert">
      <EmptyState
        art="broken"
        title={title}
        text={text}
        action={details === undefined && !onRetry ? undefined : actions}
      />
    </div>
  );
}
