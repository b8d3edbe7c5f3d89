import { defineFields } from '#domain/fields';

/** The most versions that a project keeps of its program. */
export const VERSION_LIMIT = 50;

/** Fields of a version of the program; its areas are parts that nobody edits. See docs/product/program.md. */
export const versionFields = defineFields({
  name: { label: 'Name', kind: 'text', max: 120, required: true },
  milestone_id: { label: 'Milestone', kind: 'reference', to: 'milestone' },
  created_by_id: { label: 'Kept by', kind: 'reference', to: 'person' },
  created_at: { label: 'Kept at', kind: 'text', max: 40, fixed: true },
});
