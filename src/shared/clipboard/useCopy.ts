import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';

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
          detail: `The browser does not allow it. ${instead}`,
        }),
    );
}

/** Puts the address of what is open on the clipboard. */
export function useCopyLink(): () => void {
  const copy = useCopy({
    done: 'Link copied',
    failed: 'The link could not be copied',
    instead: 'Copy it from the address bar.',
  });
  return () => copy(window.location.href);
}
