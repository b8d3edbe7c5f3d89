import { Button } from '#design-system/actions/Button/Button.tsx';
import { Download, PanelLeftClose } from '#design-system/icons/shapes.ts';
import { UNTITLED } from '#domain/amplify';
import type { Block, Reference } from '../amplifyQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Amplify.css.ts';
import { CanvasBlock } from './CanvasBlock.tsx';
import { useCanvasExport } from './useCanvasExport.tsx';

interface CanvasProps {
  projectId: number;
  conversationId: number;
  title: string;
  blocks: readonly Block[];
  onCollapse: () => void;
  onShow: (reference: Reference) => void;
  onAccepted: (block: Block) => void;
}

/** What the conversation has brought: texts, tables and charts in one or two columns. */
export function Canvas({
  projectId,
  conversationId,
  title,
  blocks,
  onCollapse,
  onShow,
  onAccepted,
}: CanvasProps) {
  const name = title === '' ? UNTITLED : title;
  const pdf = useCanvasExport(name, blocks);
  return (
    <>
      <div className={styles.header}>
        <h2 className={styles.heading}>
          <span className={styles.headingText}>{name}</span>
        </h2>
        <Button
          variant="quiet"
          icon={Download}
          collapses
          busy={pdf.busy}
          disabledReason={blocks.length === 0 ? t.theCanvasIsEmpty : undefined}
          onPress={pdf.save}
        >
          {t.exportAsPdf}
        </Button>
        <Button variant="quiet" icon={PanelLeftClose} collapses onPress={onCollapse}>
          {t.collapseCanvas}
        </Button>
      </div>
      {/* It scrolls, and has to by keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.blocks} role="region" aria-label={t.canvas} tabIndex={0}>
        {blocks.length === 0 ? <p className={styles.empty}>{t.tablesAndChartsOfAnswers}</p> : null}
        {blocks.map((block) => (
          <CanvasBlock
            key={block.id}
            projectId={projectId}
            conversationId={conversationId}
            block={block}
            onShow={onShow}
            onAccepted={onAccepted}
          />
        ))}
      </div>
      {pdf.stage}
    </>
  );
}
