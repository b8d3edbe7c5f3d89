import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatMoney } from '#domain/money';
import { targetRefusal, tvdQuery, useSaveTargets } from '#features/tvd';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { Why } from '#shared/why';
import type { CalibratePeer } from '../calibrateQueries.ts';
import {
  type BreakdownRow,
  proposedTargets,
  TARGET_LEVELS,
  type TargetLevel,
} from '../model/breakdownRows.ts';
import { proposedReason } from '../model/calibrateReasons.ts';
import { targetBatchOf, targetsToSet, type TargetToSet, whyNothing } from '../model/targetsToSet.ts';
import * as t from '../texts.ts';
import { useCalibrateFilters } from './useCalibrateFilters.ts';
import * as styles from './Breakdown.css.ts';

const levels = (Object.keys(TARGET_LEVELS) as TargetLevel[]).map((value) => ({
  value,
  label: TARGET_LEVELS[value].label,
}));

export interface TargetsDialogProps {
  project: CalibratePeer;
  rows: readonly BreakdownRow[];
  onClose: () => void;
}

/** Takes what peers come to as targets of this project; nothing is written before Set targets. */
export default function TargetsDialog({ project, rows, onClose }: TargetsDialogProps) {
  const [filters] = useCalibrateFilters();
  const [level, setLevel] = useState<TargetLevel>('median');
  const [sharesBudget, setSharesBudget] = useState(false);
  const [lowers, setLowers] = useState(true);
  const view = { dimension: filters.dimension, component: null, perArea: false };
  const tvd = useQuery(tvdQuery(useProjectId(), view));
  const save = useSaveTargets(view, { shownInline: true });
  const budget = tvd.data?.total.target ?? null;
  const known = new Map(tvd.data?.members.map((member) => [member.id, member]));
  const proposed = proposedTargets(rows, project, level, {
    ...filters,
    budget: sharesBudget ? budget : null,
  });
  const found = targetsToSet(proposed, known);
  const above = found.filter((row) => row.above !== null).length;
  const targets = targetBatchOf(found, lowers);
  const nothing = whyNothing(found);
  const stays = (row: TargetToSet) => row.above !== null && !lowers;
  const sum = found.reduce((all, row) => all + (stays(row) ? (row.target ?? 0) : row.amount), 0);
  const kept = found.reduce((all, { target }) => all + (target ?? 0), 0);
  const reasonOf = ({ id, amount }: TargetToSet) => {
    const peers = rows.find((row) => row.id === id);
    return peers
      ? proposedReason(peers, project, { level, budget: sharesBudget ? budget : null, amount }, filters)
      : { sentence: t.whatThePeersComeTo };
  };
  const apply = () => save.mutate({ source: 'paste', targets }, { onSuccess: onClose });
  return (
    <Dialog
      title={t.asTargets}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={
              !tvd.data ? t.theTargetsHaveNotLoaded : targets.length === 0 ? nothing : undefined
            }
            onPress={apply}
          >
            {t.setLengthValue(targets.length, t.targetWord(targets.length))}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Inline gap={3} wrap>
          <Select label={t.figureOfThePeers} value={level} options={levels} onChange={setLevel} />
          {budget === null ? null : (
            <Checkbox
              label={t.scaleToTheBudget(formatMoney(budget))}
              checked={sharesBudget}
              onChange={setSharesBudget}
            />
          )}
        </Inline>
        {above > 0 ? (
          <Checkbox
            label={above === 1 ? t.lowerTheStretchGoal : t.lowerAboveStretchGoals(above)}
            hint={t.otherwiseTheseRowsKeepTheir}
            checked={lowers}
            onChange={setLowers}
          />
        ) : null}
        {save.isError ? <Banner tone="critical">{targetRefusal(save.error)}</Banner> : null}
        {tvd.isError ? (
          <LoadError what={t.targetsLower} error={tvd.error} onRetry={() => void tvd.refetch()} />
        ) : tvd.data ? (
          <ScrollBox label={t.targets} className={styles.room}>
            <table className={styles.pairs}>
              <thead>
                <tr>
                  <th scope="col">{t.code}</th>
                  <th scope="col">{t.targetNow}</th>
                  <th scope="col">{t.newTarget}</th>
                </tr>
              </thead>
              <tbody>
                {found.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      {row.name}
                      {row.above === null ? null : (
                        <span className={styles.aside}>
                          {lowers
                            ? t.stretchGoalMoneyGoesDown(formatMoney(row.above))
                            : t.stretchGoalMoneyIsAbove(formatMoney(row.above))}
                        </span>
                      )}
                    </th>
                    <td>{formatMoney(row.target)}</td>
                    <td>
                      {stays(row) ? (
                        formatMoney(row.target)
                      ) : (
                        <Why
                          name={t.newTargetOfName(row.name)}
                          text={formatMoney(row.amount)}
                          reason={() => reasonOf(row)}
                        />
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        ) : (
          <Skeleton height={240} />
        )}
        {tvd.data ? (
          <Text tone="muted">
            {targets.length === 0 ? `${nothing}. ` : null}
            {t.moneyInAllKeptNow(formatMoney(sum), formatMoney(kept))}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
