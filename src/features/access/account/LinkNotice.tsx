import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { session } from '#platform/session';
import { Notice } from '#shared/page';
import * as t from '../texts.ts';
import { renewLink, type Link } from './linkCalls.ts';
import { useSending } from './useSending.ts';

const words = {
  sign_up: {
    used: t.thisInvitationWasUsedAlready,
    expired: t.thisInvitationHasExpired,
    text: t.ifYouHaveCompletedSign,
  },
  set_password: {
    used: t.thisLinkWasUsedAlready,
    expired: t.thisLinkHasExpired,
    text: t.passwordLinksWorkOnce,
  },
} as const;

interface LinkNoticeProps {
  token: string;
  link: Link & { state: 'used' | 'expired' };
}

/** A link that no longer works: why, and a new one to the same address. */
export function LinkNotice({ token, link }: LinkNoticeProps) {
  const [sent, setSent] = useState(false);
  const { busy, errors, send } = useSending();
  const { text, ...titles } = words[link.purpose];
  const logIn = (
    <Button onPress={() => void session.signIn('/', { loginHint: link.email })}>{t.logIn}</Button>
  );
  if (sent)
    return (
      <Notice scene="open" title={t.aNewLink} actions={logIn}>
        {t.checkTheInboxOfEmail(link.email)}
      </Notice>
    );
  const renew = (
    <Button
      variant="primary"
      busy={busy}
      onPress={() => void send(() => renewLink(token).then(() => setSent(true)))}
    >
      {t.sendANewLink}
    </Button>
  );
  return (
    <Notice
      scene="barred"
      title={titles[link.state]}
      message={errors['form']?.[0]}
      actions={
        <>
          {logIn}
          {renew}
        </>
      }
    >
      {text} {link.email}.
    </Notice>
  );
}
