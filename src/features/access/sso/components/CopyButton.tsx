import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Copy } from '#design-system/icons/shapes.ts';

export interface CopyButtonProps {
  label: string;
  text: string;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const toasts = useToasts();
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.show({ title: 'Copied' }),
      () =>
        toasts.show({
          tone: 'critical',
          title: 'This could not be copied',
          detail: 'The browser does not allow it. Select the text and copy it by hand.',
        }),
    );
  return <IconButton icon={Copy} size="small" label={label} onPress={copy} />;
}
