import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Copy } from '#design-system/icons/shapes.ts';
import { useCopy } from '#shared/clipboard';
import * as t from '../../texts.ts';

export interface CopyButtonProps {
  label: string;
  text: string;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const copy = useCopy({
    done: t.copied,
    failed: t.thisCouldNotBeCopied,
    instead: t.selectTheTextAndCopy,
  });
  return <IconButton icon={Copy} size="small" label={label} onPress={() => copy(text)} />;
}
