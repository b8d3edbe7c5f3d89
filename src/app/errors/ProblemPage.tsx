import { useRouteError } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { isAppError } from '#platform/api';
import { useErrorTitle } from '#platform/routing';
import { Notice } from '#shared/page';
import * as t from '../texts.ts';

const UNEXPECTED = t.thisPageRanInto;

/** The last resort: an error that no page foresaw. Says what is known and offers the two ways on. */
export function ProblemPage() {
  const error = useRouteError();
  const known = isAppError(error);
  useErrorTitle(t.thePageDidntLoad);
  const request = known && error.requestId ? t.requestRequestId(error.requestId) : '';
  return (
    <Notice
      scene="cut"
      title={t.thePageDidntLoad}
      actions={
        <>
          <Button onPress={() => location.assign('/projects')}>{t.goProjects}</Button>
          <Button variant="primary" onPress={() => location.reload()}>
            {t.tryAgain}
          </Button>
        </>
      }
    >
      {known ? error.message : UNEXPECTED}
      {request}
    </Notice>
  );
}
