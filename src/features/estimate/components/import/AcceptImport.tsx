import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { fitsEstimate, MOST_LINES } from '#domain/estimate';
import type { FileEstimate } from '#domain/estimate/import';
import { formatNumber } from '#domain/money';
import { isLegacy } from '#domain/projects';
import { pathTo } from '#platform/routing';
import { type DesignMilestone, useProject, useProjectId } from '#shared/project';
import { useAcceptUpload } from '../../estimateMutations.ts';
import { type Estimate, versionsQuery } from '../../estimateQueries.ts';
import { byLineBody, type DraftLine, problemOf, toNewLines } from '../../model/importDraft.ts';
import type { LineRow } from '../../model/lineBatch.ts';
import { totalsOf } from '../../model/lineTotals.ts';
import { heldTotal } from '../../model/statedTotal.ts';
import * as t from '../../texts.ts';
import { ConfirmImport } from './ConfirmImport.tsx';
import type { ImportByLine } from './useImport.ts';

export interface AcceptImportProps {
  upload: number;
  milestone: DesignMilestone;
  /** What the milestone has now: accepting takes its place. */
  present: Estimate;
  rows: readonly LineRow[];
  origins: ReadonlyMap<string, DraftLine>;
  /** What was read: accepting asks about currencies that are not the US dollar, and about a total that does not agree. */
  estimate: FileEstimate;
  byLine: ImportByLine;
  /** Keeps what is still open of the review: it goes on from there once the upload is reverted. */
  onKeep: () => Promise<void>;
  onAccepted: () => void;
}

/** Writes the lines as one change, in place of those that the milestone has. */
export function AcceptImport({
  upload,
  milestone,
  present,
  rows,
  origins,
  estimate,
  byLine,
  onKeep,
  onAccepted,
}: AcceptImportProps) {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const page = isLegacy(useProject().status) ? 'legacyEstimate' : 'estimate';
  const [asks, setAsks] = useState(false);
  const accept = useAcceptUpload(projectId, upload, {
    onKeep,
    onAccepted: () => {
      onAccepted();
      void navigate(`${pathTo(page, { projectId })}?activeMilestoneId=${milestone.id}`);
    },
  });
  const { compared } = byLine;
  const deletes = compared && byLine.deletesMissing ? compared.missing : [];
  const fits = compared
    ? fitsEstimate(present.lines_count, compared.added, deletes.length)
    : rows.length <= MOST_LINES;
  const { currencies } = estimate;
  const total = heldTotal(estimate, totalsOf(rows).total);
  const asksFirst = present.lines_count > 0 || currencies.length > 0 || total?.agrees === false;
  const open = rows.filter((row) => problemOf(row, origins.get(row.key)?.from) !== '').length;
  const versions = useQuery(versionsQuery(projectId, milestone.id));
  const submitted = versions.data?.results.find(({ status }) => status === 'SUBMITTED');
  const blocked = submitted
    ? t.theEstimateOfName(milestone.name, submitted.number)
    : open > 0
      ? t.fixOrLeaveOutValue(open === 1 ? t.theRow : t.theNumberRows(formatNumber(open)))
      : byLine.problem !== undefined
        ? byLine.problem
        : compared && compared.changed + compared.added + deletes.length === 0
          ? t.theFileSaysWhat
          : rows.length === 0
            ? t.thereAreNoLinesTo
            : !fits
              ? t.anEstimateHasAtMost(formatNumber(MOST_LINES))
              : undefined;
  const write = () => {
    const body = compared ? byLineBody(rows, origins, deletes) : { creates: toNewLines(rows, origins) };
    accept.mutate(body, { onSettled: () => setAsks(false) });
  };
  return (
    <>
      <Button
        variant="primary"
        busy={accept.isPending}
        onPress={() => (asksFirst ? setAsks(true) : write())}
        {...(blocked !== undefined && { disabledReason: blocked })}
      >
        {t.accept}
      </Button>
      {asks ? (
        <ConfirmImport
          milestone={milestone}
          before={present.lines_count}
          after={rows.length}
          byLine={compared && { ...compared, deleted: deletes.length }}
          currencies={currencies}
          total={total}
          busy={accept.isPending}
          onCancel={() => setAsks(false)}
          onConfirm={write}
        />
      ) : null}
    </>
  );
}
