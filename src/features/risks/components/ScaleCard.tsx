import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Heatmap } from '#design-system/charts/Heatmap/Heatmap.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Disclosure } from '#design-system/layout/Disclosure/Disclosure.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate } from '#domain/dates';
import { scaleChanges } from '#domain/risks';
import { riskScaleQuery, type ScaleVersion } from '#shared/risk-scale';
import { scaleCells, scaleHeadings } from '../model/scaleCells.ts';
import { nameOf } from '../model/riskWords.ts';
import * as t from '../texts.ts';
import * as styles from './Scale.css.ts';
import { ScaleDialog } from './ScaleDialog.tsx';

/** What likelihood and impact mean in the company, and its versions; for the settings of the company. */
export function RiskScaleCard() {
  const { data, isPending } = useQuery(riskScaleQuery);
  const [editing, setEditing] = useState(false);
  const { versions } = data ?? {};
  const newest = versions?.[0];
  if (isPending) return <Skeleton height={540} />;
  if (!versions || !newest) return null;
  return (
    <Card
      title={
        <Inline gap={2}>
          {t.riskScalePiece}
          <Text tone="subtle">{t.versionNumber(newest.number)}</Text>
        </Inline>
      }
      actions={<Button onPress={() => setEditing(true)}>{t.editScale}</Button>}
    >
      <Stack gap={4}>
        <Steps scale={newest} />
        <Heatmap
          {...scaleHeadings(newest)}
          rowTitle={t.likelihood}
          columnTitle={t.impact}
          cells={scaleCells(newest)}
          height={240}
          summary={t.levelOfEachLikelihood}
        />
        {versions.length > 1 ? <Versions versions={versions} /> : null}
      </Stack>
      {editing ? <ScaleDialog scale={newest} onClose={() => setEditing(false)} /> : null}
    </Card>
  );
}

function Steps({ scale }: { scale: ScaleVersion }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t.riskScale}>
        <thead>
          <tr>
            <th scope="col">{t.rating}</th>
            <th scope="col">{t.likelihood}</th>
            <th scope="col">{t.impact}</th>
          </tr>
        </thead>
        <tbody>
          {scale.likelihoods.map((likelihood, at) => {
            const impact = scale.impacts[at];
            return (
              <tr key={likelihood.label}>
                <th scope="row">{at + 1}</th>
                <td>{[likelihood.label, likelihood.range].filter(Boolean).join(', ')}</td>
                <td>{[impact?.label, impact?.range].filter(Boolean).join(', ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What each version changed, by whom and when. */
function Versions({ versions }: { versions: readonly ScaleVersion[] }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t.versionsLength(versions.length)} open={open} onOpenChange={setOpen}>
      <ol className={styles.versions} aria-label={t.versionsOfTheRiskScale}>
        {versions.map((version, at) => {
          const before = versions[at + 1];
          const by = version.created_by ? nameOf(version.created_by) : null;
          return (
            <li key={version.number} className={styles.version}>
              <Text weight="strong">{t.versionNumber(version.number)}</Text>
              <Text size="meta" tone="muted">
                {[by, version.created_at && formatDate(version.created_at.slice(0, 10)), version.note]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {before
                ? scaleChanges(before, version).map((change) => (
                    <Text key={change} as="p" size="grid">
                      {change}
                    </Text>
                  ))
                : null}
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
}
