import { StatusTag, type Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { CircleCheck, CircleX, Clock, type IconShape } from '#design-system/icons/shapes.ts';
import { API_KEY_STATUSES, type ApiKeyStatus } from '#domain/public-api';

const LOOKS: Readonly<Record<ApiKeyStatus, { tone: Tone; icon: IconShape }>> = {
  active: { tone: 'positive', icon: CircleCheck },
  expiring: { tone: 'caution', icon: Clock },
  expired: { tone: 'neutral', icon: Clock },
  revoked: { tone: 'neutral', icon: CircleX },
};

/** Where a key stands. */
export const KeyTag = ({ status }: { status: ApiKeyStatus }) => (
  <StatusTag label={API_KEY_STATUSES[status].label} {...LOOKS[status]} />
);
