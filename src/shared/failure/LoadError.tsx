import { lazy, Suspense, useState } from 'react';
import { ErrorState } from '#design-system/feedback/ErrorState/ErrorState.tsx';
import { isAppError } from '#platform/api';
import { detailsOf } from './detailsOf.ts';
import * as t from './texts.ts';

// The words of all permissions come with it; hardly anybody ever needs them.
const NoPermission = lazy(() => import('./NoPermission.tsx'));

export interface LoadErrorProps {
  /** What should stand here, in the plural: `projects`. */
  what: string;
  error: unknown;
  onRetry: () => void;
}

/** In the place of something that did not load: why, and what to do now. Where a right is missing, trying again is no help. */
export function LoadError({ what, error, onRetry }: LoadErrorProps) {
  const [at] = useState(() => new Date());
  if (isAppError(error) && error.kind === 'forbidden')
    return (
      <Suspense>
        <NoPermission what={what} permission={error.permission} />
      </Suspense>
    );
  return (
    <ErrorState
      title={t.theWhatDidntLoad(what)}
      text={isAppError(error) ? error.message : t.somethingUnexpectedHappenedNothing}
      details={detailsOf(what, error, { page: location.pathname, at })}
      onRetry={onRetry}
    />
  );
}
