import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Copy } from '#design-system/icons/shapes.ts';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { useCopy } from '#shared/clipboard';
import * as t from '../../texts.ts';
import * as styles from './Documentation.css.ts';

export interface CodeBlockProps {
  /** What it is, e.g. `Sample in Python`. */
  label: string;
  text: string;
}

/** A text that goes into another program as it is. */
export function CodeBlock({ label, text }: CodeBlockProps) {
  const copy = useCopy({
    done: t.copied,
    failed: t.thisCouldNotBeCopied,
    instead: t.selectTheTextAndCopy,
  });
  return (
    <div className={styles.sample}>
      <div className={styles.sampleHead}>
        <span>{label}</span>
        <IconButton
          icon={Copy}
          size="small"
          label={t.copyCharAtLabel(label.charAt(0).toLowerCase(), label.slice(1))}
          onPress={() => copy(text)}
        />
      </div>
      <ScrollBox label={label} className={styles.blockFrame}>
        <pre className={styles.block}>{text}</pre>
      </ScrollBox>
    </div>
  );
}
