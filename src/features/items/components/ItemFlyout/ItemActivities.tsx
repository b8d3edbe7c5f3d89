import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatGridDate } from '#domain/dates';
import { keyOf, networkOf, schedule, type ScheduledNode } from '#domain/timeline';
import { type Timeline, timelineQuery } from '#features/timeline';
import { type Item, itemPartsStyles as styles } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { linkTargetsQuery } from '../../itemQueries.ts';
import { slackWords } from '../../model/slackWords.ts';
import * as t from '../../texts.ts';
import * as fieldStyles from './ItemFields.css.ts';
import type { ItemEdit } from './useItemEdit.ts';

type Link = Pick<Item['links'][number], 'entity_type' | 'entity_id'>;

export interface ItemActivitiesProps {
  item: Item;
  edit: ItemEdit;
  readOnly: boolean;
}

const isActivity = ({ entity_type: type }: Link) => type === 'timeline_activity';

/** Dates and slack by the number of the activity; none where the timeline cannot be scheduled. */
function datesOf(timeline: Timeline): ReadonlyMap<number, ScheduledNode> {
  try {
    const { nodes } = schedule(networkOf(timeline));
    return new Map(
      timeline.activities.flatMap(({ id }) => {
        const node = nodes.get(keyOf('timelineactivity', id));
        return node ? [[id, node] as const] : [];
      }),
    );
  } catch {
    // The timeline itself says what is wrong with it.
    return new Map();
  }
}

const tightness = (node: ScheduledNode | undefined) => node?.total_slack ?? Infinity;

/** The activities of the timeline that an item touches, the tightest first, with how far they can slip. */
export default function ItemActivities({ item, edit, readOnly }: ItemActivitiesProps) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const touched = item.links.filter(isActivity);
  const timeline = useQuery({ ...timelineQuery(projectId), enabled: touched.length > 0 }).data;
  const dates = useMemo(() => (timeline ? datesOf(timeline) : new Map<number, ScheduledNode>()), [timeline]);
  const kept = edit.values.links;
  const save = (links: readonly Link[]) => edit.commit({ links: [...links] });
  const isKept = (id: number) => kept.some((link) => isActivity(link) && link.entity_id === id);
  const search = async (text: string) => {
    const { results } = await client.fetchQuery(linkTargetsQuery(projectId, 'timeline_activity', text));
    return results
      .filter(({ entity_id: id }) => !isKept(id))
      .map(({ entity_id: id, code, name }) => ({ value: String(id), label: `${code} ${name}` }));
  };
  // Decided while it is read, an item keeps the room of the field: what is below it stays where it is.
  const [wasOpen] = useState(!readOnly);
  if (readOnly && !wasOpen && touched.length === 0) return null;
  const tightestFirst = touched.toSorted(
    (a, b) => tightness(dates.get(a.entity_id)) - tightness(dates.get(b.entity_id)),
  );
  return (
    <Stack gap={2}>
      <Text size="meta" tone="muted">
        {t.activitiesItTouches}
      </Text>
      {touched.length === 0 ? null : (
        <ul className={styles.list} aria-label={t.activitiesItTouches}>
          {tightestFirst.map(({ entity_id: id, code, name }) => {
            const node = dates.get(id);
            return (
              <li key={id} className={styles.row}>
                <span className={styles.code}>{code}</span>
                <span className={styles.name}>{name}</span>
                {node ? (
                  <span className={styles.aside}>
                    {t.fromToTo(formatGridDate(node.from), formatGridDate(node.to))}
                    <br />
                    <span data-critical={node.is_critical || undefined} className={styles.slack}>
                      {slackWords(node)}
                    </span>
                  </span>
                ) : null}
                {readOnly ? null : (
                  <IconButton
                    icon={X}
                    size="tiny"
                    label={t.removeCodeFromTheActivities(code)}
                    onPress={() => save(kept.filter((one) => !isActivity(one) || one.entity_id !== id))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {readOnly && wasOpen ? (
        <div className={fieldStyles.gone}>{touched.length === 0 ? t.none : null}</div>
      ) : readOnly ? null : (
        <ComboBox
          label={t.addAnActivityItTouches}
          labelHidden
          placeholder={t.addAnActivityItTouchesCode}
          error={edit.errors['links']?.join(' ')}
          search={search}
          value={null}
          onChange={(id: string | null) => {
            if (id !== null) save([...kept, { entity_type: 'timeline_activity', entity_id: Number(id) }]);
          }}
        />
      )}
    </Stack>
  );
}
