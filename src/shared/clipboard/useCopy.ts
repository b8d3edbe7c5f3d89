import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import * as t from './texts.ts';

interface CopyWords {
  done: string;
  failed: string;
  /** How to come by the text where the browser refuses. */
  instead: string;
}

/** Puts a text on the clipboard, and says so or why not. */
export function useCopy({ done, failed, instead }: CopyWords): (text: string) => void {
  const toasts = useToasts();
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.show({ title: done }),
      () =>
        toasts.show({
          tone: 'critical',
          title: failed,
          detail: t.theBrowserDoesNotAllow(instead),
        }),
    );
}

/** Puts the address of what is open on the clipboard. */
export function useCopyLink(): () => void {
  const copy = useCopy({
    done: t.linkCopied,
    failed: t.theLinkCouldNotBe,
    instead: t.copyItFromTheAddress,
  });
  return () => copy(window.location.href);
}
