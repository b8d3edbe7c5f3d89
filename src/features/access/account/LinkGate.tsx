import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Spinner } from '#design-system/feedback/Spinner/Spinner.tsx';
import { isAppError } from '#platform/api';
import { PATHS } from '#platform/routing';
import { Notice } from '#shared/page';
import * as t from '../texts.ts';
import { LinkNotice } from './LinkNotice.tsx';
import type { Link } from './linkCalls.ts';
import * as styles from './PublicForm.css.ts';
import { useLink } from './useLink.ts';

interface LinkGateProps {
  token: string;
  purpose: Link['purpose'];
  /** What an open link leads to. */
  children: (link: Link) => ReactNode;
}

/** Looks at a mailed link first: only one that is open and meant for this page goes on. */
export function LinkGate({ token, purpose, children }: LinkGateProps) {
  const view = useLink(token);
  if (view.kind === 'loading')
    return (
      <div className={styles.place}>
        <Spinner label={t.checkingYourLink} />
      </div>
    );
  if (view.kind === 'failed') {
    const retry = (
      <Button variant="primary" onPress={() => location.reload()}>
        {t.tryAgain}
      </Button>
    );
    return (
      <Notice scene="barred" title={t.yourLinkCouldNotBeChecked} actions={retry}>
        {isAppError(view.error) ? view.error.message : t.somethingUnexpectedHappenedTryAgain}
      </Notice>
    );
  }
  if (view.kind === 'missing' || view.link.purpose !== purpose) return <UnknownLink />;
  const { link } = view;
  if (link.state === 'open') return children(link);
  return <LinkNotice token={token} link={{ ...link, state: link.state }} />;
}

function UnknownLink() {
  const ask = (
    <Button variant="primary" onPress={() => location.assign(PATHS.setPassword)}>
      {t.sendANewLink}
    </Button>
  );
  return (
    <Notice scene="barred" title={t.thisLinkIsNotValid} actions={ask}>
      {t.itMayBeIncomplete}
    </Notice>
  );
}
