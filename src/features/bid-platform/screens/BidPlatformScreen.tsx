import { useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { nextSignIn } from '#domain/bid-platform';
import { PATHS, readPageQuery } from '#platform/routing';
import { Notice } from '#shared/page';
import { useLogIn } from '../bidPlatformMutations.ts';
import { forgetLeaving, readLeaving, spendCode, stepsBack } from '../model/leaving.ts';
import { readPlatformReturn } from '../model/platformReturn.ts';
import * as t from '../texts.ts';

/** How long a person sees that it worked before they are back where they were, in milliseconds. */
const lingerMs = 200;

/** The same words whatever the platform is called (docs/product/bid-platform.md); why it failed stands on the page. */
const signInFailed = {
  tone: 'critical',
  title: t.buildingconnectedLoginError,
  detail: t.couldNotLoginToBuildingconnected,
} as const;

/** Where the bidding platform leads back to after its own sign-in: hands its code over, and goes back to where the person was. */
export default function BidPlatformScreen() {
  const navigate = useNavigate();
  const toasts = useToasts();
  const [address] = useSearchParams();
  const query = readPageQuery(address);
  const { code, state, error: refused } = query;
  const [back] = useState(readLeaving);
  const [signIn, send] = useReducer(nextSignIn, 'authorizing');
  const { mutate, error } = useLogIn();
  const begun = useRef(false);
  const isWanted = back !== undefined && code !== undefined && state !== undefined;
  const refusal = readPlatformReturn(query, back !== undefined);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const fail = () => {
      send('refuse');
      toasts.show(signInFailed);
    };
    if (refused !== undefined) {
      forgetLeaving();
      fail();
      return;
    }
    if (!isWanted) return;
    if (!spendCode(code)) {
      send('refuse'); // ignored: a page that is shown again has nothing to hand over
      return;
    }
    mutate(
      { code, state },
      {
        onError: fail,
        onSuccess: () => {
          send('accept');
          forgetLeaving();
          const steps = stepsBack(back, window.history.length);
          setTimeout(() => {
            if (steps > 0) window.history.go(-steps);
            else void navigate(back.redirect, { replace: true });
          }, lingerMs);
        },
      },
    );
  }, [back, isWanted, mutate, navigate, code, refused, state, toasts]);

  if (isWanted && refused === undefined && signIn !== 'error')
    return (
      <Notice
        scene="cut"
        title={signIn === 'authorized' ? t.youAreSignedIn : t.signingInToTheBidding}
        actions={<Button onPress={() => void navigate(back.redirect, { replace: true })}>{t.goBack}</Button>}
      >
        {signIn === 'authorized' ? t.goingBackToWhereYou : t.thePlatformIsAsked}
      </Notice>
    );
  return (
    <Notice
      scene="cut"
      title={error ? t.theBiddingPlatformDidNotLet : refusal.title}
      message={error?.message ?? refusal.message}
      actions={
        <Button
          variant="primary"
          onPress={() => void navigate(back?.redirect ?? PATHS.projects, { replace: true })}
        >
          {back ? t.goBack : t.goProjects}
        </Button>
      }
    >
      {error ? t.nothingWasConnectedGoBack : refusal.text}
    </Notice>
  );
}
