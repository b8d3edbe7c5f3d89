import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';

export interface UnsavedQuestionProps {
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks in its fixed words whether changes may be lost. */
export function UnsavedQuestion({ onStay, onDiscard }: UnsavedQuestionProps) {
  return (
    <Confirm
      title="Your changes won't be saved"
      cancelLabel="Go back"
      confirmLabel="Discard changes"
      onCancel={onStay}
      onConfirm={onDiscard}
    >
      We won't be able to save your data if you move away from this page.
    </Confirm>
  );
}
