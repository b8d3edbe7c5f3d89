import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { session } from '#platform/session';
import { Notice } from '#shared/page';
import { renewLink, type Link } from './linkCalls.ts';
import { useSending } from './useSending.ts';

const words = {
  sign_up: {
    used: 'This invitation was used already, or a newer one was sent',
    expired: 'This invitation has expired',
    text: 'If you have completed sign-up, log in. Otherwise ask for a new invitation; the link goes to',
  },
  set_password: {
    used: 'This link was used already, or a newer one was sent',
    expired: 'This link has expired',
    text: 'Password links work once, for an hour. Send a new one to',
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
  const logIn = <Button onPress={() => void session.signIn('/', { loginHint: link.email })}>Log in</Button>;
  if (sent)
    return (
      <Notice scene="open" title="A new link is on its way" actions={logIn}>
        Check the inbox of {link.email}. Links from before do not work any more.
      </Notice>
    );
  const renew = (
    <Button
      variant="primary"
      busy={busy}
      onPress={() => void send(() => renewLink(token).then(() => setSent(true)))}
    >
      Send a new link
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
