import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import * as t from './texts.ts';

export interface UnsavedQuestionProps {
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks in its fixed words whether changes may be lost. */
export function UnsavedQuestion({ onStay, onDiscard }: UnsavedQuestionProps) {
  return (
    <Confirm
      title={t.yourChangesWontBeSaved}
      cancelLabel={t.goBack}
      confirmLabel={t.discardChanges}
      onCancel={onStay}
      onConfirm={onDiscard}
    >
      {t.weWontBeAbleToSave}
    </Confirm>
  );
}
