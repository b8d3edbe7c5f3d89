import type { ReactNode } from 'react';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import type { Reason } from './reason.ts';
import { ReasonView } from './ReasonView.tsx';

export interface ReasonDialogProps {
  title: string;
  reason: Reason;
  actions: ReactNode;
  onClose: () => void;
}

/** Why a mark of a chart stands where it does. */
export const ReasonDialog = ({ title, reason, actions, onClose }: ReasonDialogProps) => (
  <Dialog title={title} actions={actions} onCloseRequest={onClose}>
    <ReasonView {...reason} />
  </Dialog>
);
