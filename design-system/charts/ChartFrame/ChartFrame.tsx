import { useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { ChartLine, ChevronUp, Contrast, Download, Maximize2, Table2 } from '../../icons/shapes.ts';
import { breakpoint } from '../../foundations/scale.ts';
import { useMedia } from '../../private/media/useMedia.ts';
import type { TriggerProps } from '../../private/press/press.ts';
import { chartHeight } from '../surface/ChartBase.ts';
import { usePrinting } from '../../private/usePrinting.ts';
import { ChartBody, type ChartState } from './ChartBody.tsx';
import { ChartLegend, type ChartLegendProps } from './ChartLegend.tsx';
import type { ChartPaper } from '../paper/ChartPaper.ts';
import { ChartTableView, type ChartTable } from './ChartTable.tsx';
import { useChartFiles } from './useChartFiles.tsx';
import { useMagnify } from './useMagnify.ts';
import * as styles from './ChartFrame.css.ts';

export interface ChartFrameProps {
  title: string;
  /** One sentence that says what the chart means; mark its figures with <b>. */
  lead?: ReactNode;
  /** Controls of this chart, to the left of table, export and full screen; fewer where the frame is `narrow`. */
  renderToolbar?: (frame: { narrow: boolean }) => ReactNode;
  legend?: ChartLegendProps;
  /** The same figures as rows: shown in the chart's place, and exported as CSV. */
  table: ChartTable;
  /** Name of exported files, without ending; null where nothing may be taken away. */
  fileName: string | null;
  /** What a PDF of this chart says beside it; without it none is offered. */
  paper?: ChartPaper | undefined;
  /** Shown in place of the chart: it loads, has nothing to show, or failed. */
  state?: ChartState;
  /** Height kept for a chart that is not there yet, px. */
  height?: number;
  /** Offers hatchings beside the hues. */
  offersPatterns?: boolean;
  /** Why there is no picture of this chart: it is a table itself. */
  noPicture?: string;
  /** Folds the chart away; `takesFocus` when it was unfolded just now. */
  collapse?: { takesFocus: boolean; onPress: () => void } | undefined;
  /** Draws the chart; `onTable` switches to the table twin, `patterned` asks for hatchings. */
  children: (chart: { onTable: () => void; patterned: boolean }) => ReactNode;
}

/** The frame of every chart: title, sentence, legend, table twin, export, full screen. */
export function ChartFrame({
  title,
  lead,
  renderToolbar,
  legend,
  table,
  fileName,
  paper,
  state,
  height = chartHeight,
  offersPatterns = false,
  noPicture,
  collapse,
  children,
}: ChartFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  const heading = useId();
  const [asTable, setAsTable] = useState(false);
  const narrow = useMedia(`(max-width: ${breakpoint.narrow}px)`);
  const [patterned, setPatterned] = useState(false);
  const printing = usePrinting();
  const { magnified, toggle } = useMagnify(frame);

  const files = useChartFiles({
    frame,
    sentence,
    title,
    legend,
    table,
    fileName,
    paper,
    patterned,
    draw: children,
    isTable: asTable,
    isThere: state === undefined,
    noPicture,
  });
  return (
    <figure
      ref={frame}
      className={styles.frame}
      aria-labelledby={heading}
      // Filling the window, it is a dialog: the page behind it is out of reach.
      {...(magnified ? { role: 'dialog', 'aria-modal': true } : {})}
      data-magnified={magnified || undefined}
      data-theme={printing ? 'light' : undefined}
    >
      <div className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <div className={styles.tools}>
          {renderToolbar?.({ narrow })}
          <div className={styles.actions}>
            {offersPatterns ? (
              <IconButton
                size="small"
                icon={Contrast}
                label="Patterns"
                pressed={patterned}
                {...(asTable || state ? { disabledReason: 'Show the chart to see its patterns' } : {})}
                onPress={() => setPatterned(!patterned)}
              />
            ) : null}
            <IconButton
              size="small"
              icon={asTable ? ChartLine : Table2}
              label={asTable ? 'Show as chart' : 'Show as table'}
              pressed={asTable}
              {...(state ? { disabledReason: 'There is nothing to show as a table yet' } : {})}
              onPress={() => setAsTable(!asTable)}
            />
            {fileName === null ? null : (
              <Menu
                label="Export chart"
                placement="bottom-end"
                sections={[{ id: 'files', items: files.items }]}
                renderTrigger={exportButton}
              />
            )}
            <IconButton
              size="small"
              icon={Maximize2}
              label={magnified ? 'Leave full screen' : 'Full screen'}
              pressed={magnified}
              onPress={toggle}
            />
            {collapse ? (
              <IconButton
                size="small"
                icon={ChevronUp}
                label="Collapse chart"
                disabledReason={magnified ? 'Leave full screen first' : undefined}
                ref={collapse.takesFocus ? focusOnce : undefined}
                onPress={collapse.onPress}
              />
            ) : null}
          </div>
        </div>
      </div>
      {lead ? (
        <p ref={sentence} className={styles.lead}>
          {lead}
        </p>
      ) : null}
      {files.failure ? (
        <p role="alert" className={styles.lead}>
          {files.failure}
        </p>
      ) : null}
      {legend && !state ? <ChartLegend {...legend} /> : null}
      {state ? <ChartBody state={state} height={height} /> : null}
      {!state && asTable ? <ChartTableView table={table} /> : null}
      {state || asTable ? null : children({ onTable: () => setAsTable(true), patterned })}
      {files.stage}
    </figure>
  );
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

function exportButton(trigger: TriggerProps) {
  return <IconButton size="small" icon={Download} label="Export chart" trigger={trigger} />;
}
