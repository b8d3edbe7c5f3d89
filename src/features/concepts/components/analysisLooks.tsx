import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import {
  Archive,
  CircleCheck,
  CircleDashed,
  Lightbulb,
  type IconShape,
} from '#design-system/icons/shapes.ts';
import { ANALYSIS_STATUSES, type AnalysisStatus } from '#domain/concepts';

const looks: Record<AnalysisStatus, { tone: Tone; icon: IconShape }> = {
  DRAFT: { tone: 'neutral', icon: CircleDashed },
  ACTIVE: { tone: 'info', icon: Lightbulb },
  PROMOTED: { tone: 'positive', icon: CircleCheck },
  ARCHIVED: { tone: 'neutral', icon: Archive },
};

/** The status of an analysis. */
export const AnalysisTag = ({ status }: { status: AnalysisStatus }) => (
  <StatusTag label={ANALYSIS_STATUSES[status].label} {...looks[status]} />
);
