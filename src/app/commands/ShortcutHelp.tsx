import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { KeyboardHelp } from '#design-system/overlays/KeyboardHelp/KeyboardHelp.tsx';
import { keySections, useBoundShortcuts } from '#shared/commands';
import * as t from '../texts.ts';
import { gridSections } from './gridSections.ts';

export interface ShortcutHelpProps {
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  onClose: () => void;
}

/** The list behind `?` and F1, made of the table that is bound; single keys are switched here. */
export default function ShortcutHelp({ singleKeys, onSingleKeys, onClose }: ShortcutHelpProps) {
  return (
    <KeyboardHelp
      sections={keySections(useBoundShortcuts(), gridSections)}
      footer={
        <>
          <span>{t.singleKeysNeverWorkWhile}</span>
          <Switch label={t.singleKeyShortcuts} checked={singleKeys} onChange={onSingleKeys} />
        </>
      }
      onClose={onClose}
    />
  );
}
