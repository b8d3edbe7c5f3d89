import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { StatusTag, type Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { TrendingUp } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { ITEM_STATUSES, type ItemStatus } from '#domain/items';
import { formatMoney, NOTHING } from '#domain/money';
import { itemCostProblem } from '#domain/risks';
import { RowDraws } from '#features/contingency';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { itemPartsStyles as styles } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { useMakeItem } from '../riskMutations.ts';
import { type Risk, riskItemsQuery } from '../riskQueries.ts';
import * as t from '../texts.ts';
import { useMayMakeItem } from './CloseRisk.tsx';
import * as formStyles from './RiskForm.css.ts';

/** What became of a risk in ForeSite: the items that are linked with it, and what funds paid; nothing for who does not see them. */
export function RiskItems({ risk }: { risk: Risk }) {
  return useCan('foresite_access') ? <Items risk={risk} /> : null;
}

const tones: Readonly<Record<ItemStatus, Tone>> = {
  PENDING: 'caution',
  APPROVED: 'positive',
  REJECTED: 'critical',
  DRAFT: 'neutral',
  ARCHIVED: 'neutral',
  VOID: 'neutral',
};

function Items({ risk }: { risk: Risk }) {
  const projectId = useProjectId();
  const items = useQuery(riskItemsQuery(projectId, risk.id)).data?.results ?? [];
  const mayMake = useMayMakeItem();
  const make = useMakeItem();
  // The same key until it is made, so that a repeated press makes one.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const draws = <RowDraws projectId={projectId} of={{ risk: risk.id }} />;
  // A heading over nothing, where nothing can be added, says nothing.
  if (items.length === 0 && !mayMake) return draws;
  const cost = risk.outcome_cost ?? risk.value ?? risk.estimated_value;
  return (
    <Stack gap={2}>
      <Inline justify="space-between">
        <Text as="h3" weight="strong">
          {items.length === 0 ? t.items : t.itemsLength(items.length)}
        </Text>
        {mayMake ? (
          <Button
            size="small"
            icon={TrendingUp}
            busy={make.isPending}
            disabledReason={itemCostProblem(cost) ?? undefined}
            onPress={() => make.mutate({ risk, key }, { onSettled: () => setKey(crypto.randomUUID()) })}
          >
            {t.makeItem}
          </Button>
        ) : null}
      </Inline>
      {items.length === 0 ? null : (
        <ul className={styles.list} aria-label={t.items}>
          {items.map(({ id, code, name, status, cost: price }) => (
            <li key={id} className={formStyles.related}>
              <span className={styles.code}>{code}</span>
              <span className={styles.name}>
                <Link variant="plain" href={pathTo('foresite', { projectId }, { itemDetailsId: id })}>
                  {name}
                </Link>
              </span>
              <StatusTag label={ITEM_STATUSES[status].label} tone={tones[status]} />
              <span className={formStyles.relatedPrice}>
                <Figure>{price === null ? NOTHING : formatMoney(price)}</Figure>
              </span>
            </li>
          ))}
        </ul>
      )}
      {items.some(({ status }) => status === 'PENDING') && risk.status === 'IDENTIFIED' ? (
        <Text as="p" size="meta" tone="muted">
          {t.theRiskAndItsItem}
        </Text>
      ) : null}
      {draws}
    </Stack>
  );
}
