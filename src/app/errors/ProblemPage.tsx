import { useRouteError } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { isAppError } from '#platform/api';
import { useErrorTitle } from '#platform/routing';
import { Notice } from '#shared/page';

const UNEXPECTED = 'This page ran into a problem. Nothing you saved is lost; try again.';

/** The last resort: an error that no page foresaw. Says what is known and offers the two ways on. */
export function ProblemPage() {
  const error = useRouteError();
  const known = isAppError(error);
  useErrorTitle("The page didn't load");
  const request = known && error.requestId ? ` Request ${error.requestId}.` : '';
  return (
    <Notice
      scene="cut"
      title="The page didn't load"
      actions={
        <>
          <Button onPress={() => location.assign('/projects')}>Go Projects</Button>
          <Button variant="primary" onPress={() => location.reload()}>
            Try again
          </Button>
        </>
      }
    >
      {known ? error.message : UNEXPECTED}
      {request}
    </Notice>
  );
}
