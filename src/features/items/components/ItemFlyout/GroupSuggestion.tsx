import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { useCan, useCurrentUser } from '#platform/flags';
import { defineSlot, useRemembered } from '#platform/storage';
import { likelyAlternativesQuery } from '../../itemQueries.ts';
import { useGroupItems } from '../../groupMutations.ts';
import type { Item } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import * as t from '../../texts.ts';
import * as styles from './ItemPanel.css.ts';
import { isNoPair, readNoPairs, withNoPair } from '../../model/noPairs.ts';

const noPairsSlot = defineSlot('foresite-not-alternatives', readNoPairs);

/** A quiet word where two pending items touch the same code and component: one press groups them, one puts the word away. */
export function GroupSuggestion({ item }: { item: Item }) {
  const projectId = useProjectId();
  const mayGroup = useCan('edit_any_scenarioitem');
  const isAsked = mayGroup && item.status === 'PENDING';
  const found = useQuery({ ...likelyAlternativesQuery(projectId, item.id), enabled: isAsked }).data;
  const group = useGroupItems(projectId);
  const [noPairs, keepNoPairs] = useRemembered(noPairsSlot, useCurrentUser().id);
  const other = found?.results.find(({ id }) => !isNoPair(noPairs, item.id, id));
  if (!isAsked || !other) return null;
  const own = { ...item, group_ids: item.me_groups.map(({ id }) => id) };
  return (
    <div className={styles.suggestion}>
      <Banner
        tone="info"
        action={
          <Inline gap={2}>
            <Button size="small" busy={group.isPending} onPress={() => group.mutate([own, other])}>
              {t.groupThem}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onPress={() => keepNoPairs(withNoPair(noPairs, item.id, other.id))}
            >
              {t.notAlternatives}
            </Button>
          </Inline>
        }
      >
        {t.codeNameHasTheSame(other.code, other.name)}
      </Banner>
    </div>
  );
}
