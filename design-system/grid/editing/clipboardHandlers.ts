import type { ClipboardEvent } from 'react';

/** What the clipboard events of a grid do. */
export interface ClipboardCommands {
  copy: () => { text: string; html: string };
  cut: () => void;
  paste: (copied: { text: string; html: string }) => void;
  /** Whether the event is about the cells: not about the text in an editor, and with a cell active. */
  concerns: (target: EventTarget) => boolean;
}

/** Copy, cut and paste by the browser's own events: they work without asking for a permission, from the keyboard and the browser's menu. */
export function clipboardHandlers({ copy, cut, paste, concerns }: ClipboardCommands) {
  const put = (event: ClipboardEvent) => {
    const { text, html } = copy();
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
  };
  return {
    onCopy: (event: ClipboardEvent) => {
      if (concerns(event.target)) put(event);
    },
    onCut: (event: ClipboardEvent) => {
      if (!concerns(event.target)) return;
      put(event);
      cut();
    },
    onPaste: (event: ClipboardEvent) => {
      if (!concerns(event.target)) return;
      event.preventDefault();
      const { clipboardData } = event;
      paste({ text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') });
    },
  };
}
