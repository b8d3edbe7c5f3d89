import { type ReactNode, useState } from 'react';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import { useUnsaved } from './useUnsaved.ts';

/**
 * For a dialog without an address of its own: `requestClose` asks before it loses what was changed in it, and moves of the app ask as
 * everywhere; `question` is rendered beside the dialog.
 */
export function useUnsavedDialog(
  isChanged: boolean,
  onClose: () => void,
): { requestClose: () => void; question: ReactNode; letGo: () => void } {
  const [isAsking, setIsAsking] = useState(false);
  const letGo = useUnsaved(isChanged);
  return {
    requestClose: () => (isChanged ? setIsAsking(true) : onClose()),
    question: isAsking ? (
      <UnsavedQuestion
        onStay={() => setIsAsking(false)}
        onDiscard={() => {
          letGo();
          onClose();
        }}
      />
    ) : null,
    letGo,
  };
}
