import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Spinner } from '#design-system/feedback/Spinner/Spinner.tsx';
import { isAppError } from '#platform/api';
import { PATHS } from '#platform/routing';
import { Notice } from '#shared/page';
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
        <Spinner label="Checking your link" />
      </div>
    );
  if (view.kind === 'failed') {
    const retry = (
      <Button variant="primary" onPress={() => location.reload()}>
        Try again
      </Button>
    );
    return (
      <Notice scene="barred" title="Your link could not be checked" actions={retry}>
        {isAppError(view.error) ? view.error.message : 'Something unexpected happened. Try again.'}
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
      Send a new link
    </Button>
  );
  return (
    <Notice scene="barred" title="This link is not valid here" actions={ask}>
      It may be incomplete, or it belongs to another company. Open it from the email again, or send a new one
      to your address.
    </Notice>
  );
}
