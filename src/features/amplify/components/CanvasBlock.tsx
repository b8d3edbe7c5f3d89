import { useId } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ChartLine, Check, FileText, MoveHorizontal, Table2, X } from '#design-system/icons/shapes.ts';
import { proposedCounts } from '#domain/amplify';
import { useAcceptChanges, useChangeBlock } from '../amplifyMutations.ts';
import type { Block, Reference } from '../amplifyQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Amplify.css.ts';
import { BlockChart } from './BlockChart.tsx';
import { BlockTable } from './BlockTable.tsx';
import { RichText } from './RichText.tsx';

interface CanvasBlockProps {
  projectId: number;
  conversationId: number;
  block: Block;
  onShow: (reference: Reference) => void;
  onAccepted: (block: Block) => void;
}

const icons = { text: FileText, table: Table2, chart: ChartLine } as const;

/** One block with what can be done with it; a proposal waits for its answer. */
export function CanvasBlock({ projectId, conversationId, block, onShow, onAccepted }: CanvasBlockProps) {
  const title = useId();
  const change = useChangeBlock(projectId, conversationId);
  const accept = useAcceptChanges(projectId, conversationId, onAccepted);
  const { text, table, chart } = block.content;
  const { status, is_undone: isUndone, size } = block.metadata;
  const isProposal = table?.isProposedChange === true;
  const counts = table ? proposedCounts(table) : { items: 0, values: 0 };
  const isBusy = accept.isPending || change.isPending;
  return (
    <article
      className={styles.block}
      data-width={size.width}
      data-block={block.id}
      aria-labelledby={title}
      aria-busy={accept.isPending || undefined}
    >
      <header className={styles.blockHead}>
        <span className={styles.blockIcon}>
          <Icon of={icons[block.type]} />
        </span>
        <h3 id={title} className={styles.blockTitle}>
          {block.title}
        </h3>
        {isProposal ? <StatusTag label={t.proposedChange} tone="caution" /> : null}
        {status === 'accepted' && !isUndone ? <StatusTag label={t.accepted} tone="positive" /> : null}
        {isUndone ? <StatusTag label={t.undone} tone="neutral" /> : null}
        {status === 'rejected' ? <StatusTag label={t.rejected} tone="neutral" /> : null}
        <span className={styles.blockTools}>
          <span className={styles.resize}>
            <IconButton
              icon={MoveHorizontal}
              label={size.width === 1 ? t.makeWider : t.makeNarrower}
              size="small"
              onPress={() =>
                change.mutate({ kind: 'patch', block, body: { width: size.width === 1 ? 2 : 1 } })
              }
            />
          </span>
          <IconButton
            icon={X}
            label={t.closeTitle(block.title)}
            size="small"
            onPress={() => change.mutate({ kind: 'delete', block })}
          />
        </span>
      </header>
      {block.is_hidden ? <p className={styles.prose}>{t.thisBlockRestsOnFigures}</p> : null}
      {text === null ? null : (
        <div className={styles.prose}>
          <RichText text={text} />
        </div>
      )}
      {chart ? (
        <div className={styles.chart}>
          <BlockChart title={block.title} chart={chart} />
        </div>
      ) : null}
      {table ? (
        <BlockTable
          projectId={projectId}
          label={block.title}
          table={table}
          isBusy={isBusy}
          onShow={onShow}
          onPropose={(oid, field, value) =>
            change.mutate({
              kind: 'patch',
              block,
              body: { changes: [{ oid, field, new_value: value }] },
            })
          }
        />
      ) : null}
      {isProposal ? (
        <footer className={styles.act}>
          <span role="status">
            {accept.isPending
              ? t.applyingChanges
              : t.itemsAndValuesNothingSaved(
                  counts.items,
                  t.itemWord(counts.items),
                  counts.values,
                  t.valueWord(counts.values),
                )}
          </span>
          <span className={styles.actEnd}>
            <Button icon={X} busy={change.isPending} onPress={() => change.mutate({ kind: 'reject', block })}>
              {t.reject}
            </Button>
            <Button
              variant="primary"
              icon={Check}
              busy={accept.isPending}
              disabledReason={counts.values === 0 ? t.nothingIsProposedAnyMore : undefined}
              onPress={() => accept.mutate({ block })}
            >
              {t.accept}
            </Button>
          </span>
        </footer>
      ) : null}
    </article>
  );
}
