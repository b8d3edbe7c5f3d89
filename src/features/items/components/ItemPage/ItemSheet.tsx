import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { formatAttribute } from '#domain/attributes';
import { LINK_TYPES } from '#domain/items';
import { pathTo } from '#platform/routing';
import { useAttributes } from '#shared/attributes';
import { CommentThread } from '#shared/comments';
import { groupsQuery, historyQuery } from '../../itemQueries.ts';
import { trendQuery } from '#features/trend';
import { scoreLabel } from '../../model/driverScores.ts';
import { type Item, sheetStyles as styles, Facts, SheetSection, SheetTable } from '#shared/foresite';
import { fullName, statusLook } from '../../model/itemLooks.ts';
import { buildUpLines, decisionFacts, effectLines, itemFacts, scopeLines } from '../../model/itemSheet.ts';
import { effectOf } from '../../model/optimistic.ts';
import { waitingWords } from '../../model/waitingWords.ts';
import { ItemDraws } from '#features/contingency';
import { peopleQuery } from '#shared/project';
import * as t from '../../texts.ts';
import { AlternativesTable } from '../ItemFlyout/AlternativesTable.tsx';
import { HeadlineCost } from '../ItemFlyout/HeadlineCost.tsx';
import { GroupSquare } from '../itemCells.tsx';

const letterOf = (link: Item['links'][number]) =>
  `${link.code} ${link.name} (${link.status.charAt(0)}${link.status.slice(1).toLowerCase().replaceAll('_', ' ')})`;
const factOf = (link: Item['links'][number]) =>
  [`${LINK_TYPES[link.entity_type].label} ${link.code}`, letterOf(link)] as const;

/** The whole item from top to bottom, for reading and printing. */
export function ItemSheet({ projectId, item }: { projectId: number; item: Item }) {
  const trend = useQuery(trendQuery(projectId)).data;
  const groups = useQuery(groupsQuery(projectId)).data?.results ?? [];
  const history = useInfiniteQuery(historyQuery(projectId, item.id)).data?.pages.flatMap(
    (page) => page.results,
  );
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  const definitions = useAttributes('SCENARIO_ITEM') ?? [];
  const own = groups.filter((group) => item.me_groups.some((one) => one.id === group.id));
  const look = statusLook(item.status);
  const effect = effectOf(trend, item);
  const waiting = trend ? waitingWords(item, trend.today) : null;
  const decision = decisionFacts(item, history ?? []);
  const attributes = item.custom_attributes.flatMap((entry): [string, string][] => {
    const definition = definitions.find(({ id }) => id === entry.custom_attribute_id);
    return definition ? [[entry.name, formatAttribute(definition, entry.value as never)]] : [];
  });
  const touched = item.links.filter(({ entity_type: type }) => type === 'timeline_activity');
  const registered = item.links.filter((link) => !touched.includes(link));
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <span className={styles.code}>{item.code}</span>
        <StatusTag label={look.label} tone={look.tone} icon={look.icon} />
        {item.me_groups.map(({ id, letter }) => (
          <GroupSquare key={id} letter={letter} />
        ))}
        {item.idea ? <Badge label={t.fromTheIdeaName(item.idea.name)} /> : null}
      </div>
      {item.description ? <p className={styles.text}>{item.description}</p> : null}
      <div className={styles.headline}>
        <HeadlineCost
          cost={item.cost}
          lowerLimit={item.lower_limit}
          upperLimit={item.upper_limit}
          area={trend?.area ?? { value: 0, unit: 'sq_ft' }}
          without={effect.without}
          withIt={effect.withIt}
          gapWithIt={effect.gap}
        />
      </div>
      <SheetSection title={t.facts}>
        <Facts facts={itemFacts(item)} />
        {waiting === null ? null : <p className={styles.text}>{waiting.text}</p>}
      </SheetSection>
      <SheetSection title={t.scope} long>
        <SheetTable
          label={t.scope}
          columns={[t.scope, t.costGroup, t.quantity, t.unitCost, t.extension]}
          figures={2}
          rows={scopeLines(item)}
        />
      </SheetSection>
      {item.markups.length === 0 ? null : (
        <SheetSection title={t.costBuildUp}>
          <SheetTable
            label={t.costBuildUp}
            columns={[t.line, t.rate, t.amount]}
            figures={2}
            rows={buildUpLines(item)}
          />
        </SheetSection>
      )}
      {trend ? (
        <SheetSection title={t.effectOnBudgetAndTrend}>
          <SheetTable
            label={t.effect}
            columns={[t.measure, t.amount]}
            figures={1}
            rows={effectLines(item, trend)}
          />
        </SheetSection>
      ) : null}
      {item.drivers.length === 0 ? null : (
        <SheetSection title={t.valueDrivers}>
          <Facts facts={item.drivers.map(({ name, score }) => [name, scoreLabel(score)] as const)} />
        </SheetSection>
      )}
      {own.map((group) => (
        <AlternativesTable
          key={group.id}
          letter={group.letter}
          itemIds={group.items}
          current={item}
          trend={trend}
          hrefOf={(id) => pathTo('itemDetails', { projectId, voiId: id })}
        />
      ))}
      {attributes.length === 0 ? null : (
        <SheetSection title={t.attributes}>
          <Facts facts={attributes} />
        </SheetSection>
      )}
      {registered.length === 0 ? null : (
        <SheetSection title={t.risksAndIssues}>
          <Facts facts={registered.map(factOf)} />
        </SheetSection>
      )}
      {touched.length === 0 ? null : (
        <SheetSection title={t.activitiesItTouches}>
          <Facts facts={touched.map(factOf)} />
        </SheetSection>
      )}
      {decision.length === 0 ? null : (
        <SheetSection title={t.decision}>
          <Facts facts={decision} />
        </SheetSection>
      )}
      <ItemDraws projectId={projectId} itemId={item.id} />
      <SheetSection title={t.comments} long>
        <CommentThread
          row={{ projectId, entity: 'item', entityId: item.id }}
          people={people.map((person) => ({ id: person.id, name: fullName(person) }))}
        />
      </SheetSection>
    </div>
  );
}
