import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Copy } from '#design-system/icons/shapes.ts';
import { useCopy } from '#shared/clipboard';

export interface CopyButtonProps {
  label: string;
  text: string;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const copy = useCopy({
    done: 'Copied',
    failed: 'This could not be copied',
    instead: 'Select the text and copy it by hand.',
  });
  return <IconButton icon={Copy} size="small" label={label} onPress={() => copy(text)} />;
}
