import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import {
  Check,
  Clock,
  FileText,
  type IconShape,
  Info,
  Flag,
  Minus,
  Plus,
  X,
} from '#design-system/icons/shapes.ts';
import type { ContextKind, ContextStatus, DocumentState } from '#domain/context';

/** The icon of each kind of entry. */
export const kindIcons: Readonly<Record<ContextKind, IconShape>> = {
  ASSUMPTION: FileText,
  INCLUSION: Plus,
  EXCLUSION: Minus,
  QUALIFICATION: Info,
  SITE_FACT: Flag,
};

/** How each state of an entry looks. */
export const statusLooks: Readonly<Record<ContextStatus, { tone: Tone; icon: IconShape }>> = {
  TO_CONFIRM: { tone: 'caution', icon: Clock },
  HOLDS: { tone: 'positive', icon: Check },
  NO_LONGER_HOLDS: { tone: 'critical', icon: X },
};

/** How far the text of a document is, as it looks. */
export const documentLooks: Readonly<Record<DocumentState, { tone: Tone; icon: IconShape }>> = {
  READING: { tone: 'info', icon: Clock },
  READ: { tone: 'neutral', icon: FileText },
  NO_TEXT: { tone: 'caution', icon: FileText },
  FAILED: { tone: 'critical', icon: X },
};
