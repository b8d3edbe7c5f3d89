import { useEffect, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { OtherPersonError, session } from '#platform/session';
import { hasUnsavedWork } from '#shared/unsaved';
import * as t from '../texts.ts';

/**
 * Stands by while somebody works: when the session ends over something unsaved, it asks for a sign-in beside the page
 * instead of leaving. Calls that wait for the session go on afterwards.
 */
export function SessionEnded() {
  const [resume, setResume] = useState<() => void>();
  useEffect(
    () =>
      session.keepOnEnd({
        hasWork: hasUnsavedWork,
        ask: () => new Promise<void>((resolve) => setResume(() => resolve)),
      }),
    [],
  );
  if (!resume) return null;
  const handleSignedIn = () => {
    setResume(undefined);
    resume();
  };
  return <EndedDialog onSignedIn={handleSignedIn} />;
}

function EndedDialog({ onSignedIn }: { onSignedIn: () => void }) {
  const [problem, setProblem] = useState<string>();
  const logIn = () => {
    setProblem(undefined);
    session.signInBeside().then(onSignedIn, (error: unknown) => setProblem(problemOf(error)));
  };
  const leave = () => void session.signIn(location.pathname + location.search);
  return (
    <Dialog
      kind="alert"
      title={t.yourSessionHasEnded}
      onCloseRequest={() => undefined}
      actions={
        <>
          <Button onPress={leave}>{t.discardChanges}</Button>
          <Button variant="primary" onPress={logIn}>
            {t.logIn}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {problem ? <Banner tone="critical">{problem}</Banner> : null}
        <span>{t.whatYouEnteredIsStill}</span>
      </Stack>
    </Dialog>
  );
}

function problemOf(error: unknown): string {
  if (error instanceof OtherPersonError) return t.someoneElseSignedInLog;
  return error instanceof Error ? error.message : t.theSignInCouldNotBeCompleted;
}
