import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { KeyCaps } from '../../feedback/KeyCaps/KeyCaps.tsx';
import { X } from '../../icons/shapes.ts';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { Modal } from '../../private/modal/Modal.tsx';
import { ScrollBox } from '../../layout/ScrollBox/ScrollBox.tsx';
import { findKeys } from './findKeys.ts';
import type { KeySection } from './keySection.ts';
import * as styles from './KeyboardHelp.css.ts';

export type { KeySection } from './keySection.ts';

export interface KeyboardHelpProps {
  /** By place, in the order in which they are shown; a section without rows is left out. */
  sections: readonly KeySection[];
  /** Under the list: the switch for single keys, a hint. */
  footer?: ReactNode;
  onClose: () => void;
}

/** Every shortcut by place, with a search. Render it while it is open. */
export function KeyboardHelp({ sections, footer, onClose }: KeyboardHelpProps) {
  const [text, setText] = useState('');
  const shown = findKeys(sections, text);
  return (
    <Modal label="Keyboard shortcuts" width={960} onClose={onClose}>
      <div className={styles.header}>
        <h2 className={styles.title}>Keyboard shortcuts</h2>
        <div className={styles.search}>
          <SearchField label="Find a shortcut" value={text} onChange={setText} delay={0} />
        </div>
        <IconButton icon={X} label="Close" tooltip={false} onPress={onClose} />
      </div>
      <ScrollBox role="region" label="Shortcuts" className={styles.body}>
        {shown.map((section) => (
          <Section key={section.title} section={section} />
        ))}
      </ScrollBox>
      <p role="status" className={shown.length === 0 ? styles.nothing : styles.spoken}>
        {shown.length === 0
          ? `No shortcut for "${text.trim()}".`
          : `${shown.reduce((sum, { rows }) => sum + rows.length, 0)} shortcuts`}
      </p>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </Modal>
  );
}

function Section({ section }: { section: KeySection }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {section.title}
      </h3>
      <dl>
        {section.rows.map(({ keys, does }) => (
          <div key={`${does} ${keys}`} className={styles.row}>
            <dt className={styles.does}>{does}</dt>
            <dd className={styles.keys}>
              <KeyCaps keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
