import type { DesignMilestone } from '#shared/project';
import type { TagChange } from '../../model/fieldEdits.ts';
import type { Person } from '#shared/foresite';

type Named = { id: number; name: string };

/** What a bulk change can choose from. */
export interface BulkChoices {
  components: readonly Named[];
  people: readonly (Person & { email: string })[];
  tags: readonly Named[];
  milestones: readonly DesignMilestone[];
}

/** What was filled in so far, whichever field is asked for. */
export interface BulkForm {
  /** Id or level that was picked, as text. */
  chosen: string | null;
  /** The field is to be empty. */
  isEmptied: boolean;
  day: string | null;
  how: TagChange;
  tagIds: string[];
  /** Percent; null leaves a limit as it is. */
  lower: number | null;
  upper: number | null;
  reason: string;
}

/** Nothing said yet. */
export const emptyBulkForm: BulkForm = {
  chosen: null,
  isEmptied: false,
  day: null,
  how: 'add',
  tagIds: [],
  lower: null,
  upper: null,
  reason: '',
};
