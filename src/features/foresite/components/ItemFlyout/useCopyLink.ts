import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';

/** Puts the address of what is open on the clipboard, and says so or why not. */
export function useCopyLink(): () => void {
  const toasts = useToasts();
  return () =>
    void navigator.clipboard.writeText(window.location.href).then(
      () => toasts.show({ title: 'Link copied' }),
      () =>
        toasts.show({
          tone: 'critical',
          title: 'The link could not be copied',
          detail: 'The browser does not allow it. Copy it from the address bar.',
        }),
    );
}
