import { useQueryClient } from '@tanstack/react-query';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { LINK_TYPES } from '#domain/items';
import { useCan } from '#platform/flags';
import { Fold } from '#shared/fold';
import { linkTargetsQuery } from '../../itemQueries.ts';
import { type Item, itemPartsStyles as styles } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import * as t from '../../texts.ts';
import type { ItemEdit } from './useItemEdit.ts';

type Link = Pick<Item['links'][number], 'entity_type' | 'entity_id'>;

/** The registers whose rows stand here; activities stand with the schedule. */
const REGISTERS = ['risk', 'issue'] as const;

const keyOf = ({ entity_type: type, entity_id: id }: Link) => `${type} ${id}`;
const linkOf = (key: string): Link => {
  const [type, id] = key.split(' ');
  return { entity_type: type as Link['entity_type'], entity_id: Number(id) };
};

/** Risks and issues that an item has to do with; a search adds another one. */
export function ItemLinks({ item, edit, readOnly }: { item: Item; edit: ItemEdit; readOnly: boolean }) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const sees = { risk: useCan(LINK_TYPES.risk.permission), issue: useCan(LINK_TYPES.issue.permission) };
  const seen = REGISTERS.filter((type) => sees[type]);
  const shown = item.links.filter(({ entity_type: type }) => type === 'risk' || type === 'issue');
  if (seen.length === 0 || (readOnly && shown.length === 0)) return null;
  const save = (links: readonly Link[]) => edit.commit({ links: [...links] });
  const kept = edit.values.links;
  const search = async (text: string) => {
    const pages = await Promise.all(
      seen.map((type) => client.fetchQuery(linkTargetsQuery(projectId, type, text))),
    );
    return pages
      .flatMap(({ results }) => results)
      .filter((target) => !kept.some((link) => keyOf(link) === keyOf(target)))
      .map((target) => ({
        value: keyOf(target),
        label: `${target.code} ${target.name}`,
        description: LINK_TYPES[target.entity_type].label,
      }));
  };
  return (
    <Fold id="item.links" title={t.risksAndIssues} note={shown.length === 0 ? undefined : shown.length}>
      <Stack gap={2}>
        {shown.length === 0 ? null : (
          <ul className={styles.list} aria-label={t.risksAndIssues}>
            {shown.map((link) => (
              <li key={keyOf(link)} className={styles.row}>
                <span className={styles.code}>{link.code}</span>
                <span className={styles.name}>{link.name}</span>
                <Badge label={link.status.charAt(0) + link.status.slice(1).toLowerCase()} />
                {readOnly ? null : (
                  <IconButton
                    icon={X}
                    size="tiny"
                    label={t.removeTheLinkToCode(link.code)}
                    onPress={() => save(kept.filter((one) => keyOf(one) !== keyOf(link)))}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {readOnly ? null : (
          <ComboBox
            label={t.linkARisk}
            labelHidden
            placeholder={t.linkARiskOr}
            error={edit.errors['links']?.join(' ')}
            search={search}
            value={null}
            onChange={(key: string | null) => {
              if (key !== null) save([...kept, linkOf(key)]);
            }}
          />
        )}
      </Stack>
    </Fold>
  );
}
