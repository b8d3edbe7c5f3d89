import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmProps {
  /** What will happen and whether it can be undone. */
  children: ReactNode;
  title?: string;
  cancelLabel?: string;
  confirmLabel?: string;
  /** `critical` for what destroys, `normal` for the rest. */
  tone?: 'critical' | 'normal';
  busy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something that cannot be undone; the focus starts on Cancel. */
export function Confirm({
  children,
  title = 'Are you sure?',
  cancelLabel = 'Cancel',
  confirmLabel = 'Delete',
  tone = 'critical',
  busy = false,
  onCancel,
  onConfirm,
}: ConfirmProps) {
  return (
    <Dialog
      kind="alert"
      title={title}
      onCloseRequest={onCancel}
      actions={
        <>
          <Button startsFocused onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'critical' ? 'criticalSolid' : 'primary'} busy={busy} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text as="div" tone="muted">
        {children}
      </Text>
    </Dialog>
  );
}
