import type { components } from '#contract/api.ts';
import type { StoredBlock, StoredMessage } from './amplifyRepository.ts';

type Schemas = components['schemas'];
type Rights = ReadonlySet<string>;

const isHidden = (needs: readonly string[], rights: Rights): boolean => needs.some((key) => !rights.has(key));

/** A message for somebody with these rights: what they may no longer see is left out. */
export function presentMessage(
  { needs, rows, ...message }: StoredMessage,
  rights: Rights,
): Schemas['AmplifyMessage'] {
  if (isHidden(needs, rights))
    return { ...message, content: '', thought: '', references: [], is_hidden: true };
  return { ...message, references: rows, is_hidden: false };
}

const nothing = { text: null, table: null, chart: null };

/** A block for somebody with these rights. */
export function presentBlock(block: StoredBlock, rights: Rights): Schemas['AmplifyBlock'] {
  const { id, type, title, content, status, width, height, needs, isUndone } = block;
  const hidden = isHidden(needs, rights);
  const proposes = content.table?.isProposedChange === true;
  const isChange = proposes || status !== 'none';
  return {
    id,
    type,
    title,
    content: hidden ? nothing : content,
    metadata: {
      status,
      is_undone: isUndone,
      action: isChange ? 'update' : null,
      entity_type: isChange ? 'scenario_item' : null,
      size: { width, height },
    },
    is_hidden: hidden,
  };
}
