import type { INavigator } from 'oidc-client-ts';

const channelName = 'quoin-sign-in';
const features = 'popup,width=480,height=720';

/** The window could not be opened: the browser asks the person first. */
const blocked = 'Your browser did not open the window. Allow pop-ups for this address, then try again.';

const stateOf = (url: string): string | null => new URL(url).searchParams.get('state');

/**
 * A sign-in in a window of its own. It tells this page its result over a channel of the origin, because pages of another
 * origin on the way (an identity service, the product's own address) part the two windows from each other.
 */
export const windowBeside: INavigator = {
  prepare: () => {
    const opened = window.open('about:blank', channelName, features);
    if (!opened) return Promise.reject(new Error(blocked));
    const channel = new BroadcastChannel(channelName);
    return Promise.resolve({
      close: () => channel.close(),
      navigate: ({ url }) => {
        const state = stateOf(url);
        opened.location.replace(url);
        return new Promise((resolve) => {
          // Another tab may be waiting for a sign-in of its own.
          channel.onmessage = ({ data }: MessageEvent<unknown>) => {
            if (typeof data === 'string' && stateOf(data) === state) resolve({ url: data });
          };
        });
      },
    });
  },
  callback: (url) => {
    finishBeside(url);
    return Promise.resolve();
  },
};

/** Hands the answer of sign-in over to the page that opened this window. */
export function finishBeside(url: string): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  channel.postMessage(url);
  channel.close();
  window.close();
}
