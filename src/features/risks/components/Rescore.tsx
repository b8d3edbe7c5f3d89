import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatCode } from '#domain/items';
import { riskScore } from '#domain/risks';
import { useCan } from '#platform/flags';
import { useProjectId } from '#shared/project';
import { useRiskScale } from '#shared/risk-scale';
import { levelLabel } from '../model/riskWords.ts';
import { type RescorePreview, rescoreQuery } from '../riskQueries.ts';
import { useRescore } from '../scaleMutations.ts';
import * as t from '../texts.ts';
import * as styles from './Scale.css.ts';

const risks = (count: number) => (count === 1 ? t.risk1 : t.countRisks(count));

/** Says that risks are scored by an earlier version of the scale, and offers to score them anew; nothing otherwise. */
export function Rescore() {
  const canChange = useCan('change_risk');
  const { number } = useRiskScale();
  const asks = canChange && number > 1;
  const preview = useQuery({ ...rescoreQuery(useProjectId()), enabled: asks }).data;
  const [open, setOpen] = useState(false);
  if (!asks || !preview || preview.count === 0) return null;
  return (
    <>
      <Banner tone="info" action={<Button onPress={() => setOpen(true)}>{t.rescore}</Button>}>
        {t.risksValueScored(risks(preview.count), t.isWord(preview.count))}
      </Banner>
      {open ? <RescoreDialog preview={preview} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function RescoreDialog({ preview, onClose }: { preview: RescorePreview; onClose: () => void }) {
  const rescore = useRescore();
  const [key] = useState(() => crypto.randomUUID());
  const { count, moves, number } = preview;
  return (
    <Dialog
      title={t.rescoreRisks(risks(count))}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={rescore.isPending}
            onPress={() => rescore.mutate({ key }, { onSuccess: onClose })}
          >
            {t.rescore}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p">
          {t.likelihoodAndImpactStayRisks(
            risks(count),
            number,
            moves.length === 0 ? t.noLevelChanges : t.risksWillHaveAnotherLevel(risks(moves.length)),
          )}
        </Text>
        {moves.length === 0 ? null : <Moves moves={moves} />}
      </Stack>
    </Dialog>
  );
}

function Moves({ moves }: Pick<RescorePreview, 'moves'>) {
  return (
    // A box that scrolls has to be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={t.levelsThatChange} tabIndex={0}>
      <table className={styles.table} aria-label={t.levelsThatChange}>
        <thead>
          <tr>
            <th scope="col">{t.risk}</th>
            <th scope="col">{t.score}</th>
            <th scope="col">{t.now}</th>
            <th scope="col">{t.thenWord}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map((move) => (
            <tr key={move.id}>
              <th scope="row">{`${formatCode('risk', move.number)} ${move.name}`}</th>
              <td>{riskScore(move.likelihood, move.impact)}</td>
              <td>{levelLabel(move.from)}</td>
              <td>{levelLabel(move.to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
