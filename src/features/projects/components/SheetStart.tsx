import { useRef, useState } from 'react';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { FileDrop, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { formatArea } from '#domain/area';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import type { Start } from '../model/projectStart.ts';
import { type ProjectSheet, readProjectSheet } from '../projectSheet.ts';
import * as t from '../texts.ts';
import * as styles from './ProjectForm.css.ts';

type FromSheet = Extract<Start, { kind: 'sheet' }>;

export interface SheetStartProps {
  start: FromSheet;
  onChange: (start: FromSheet) => void;
}

const rules = { types: ['xlsx', 'xls', 'csv'], megabytes: 50, count: 1 };

/** A spreadsheet that the project starts from: chosen, read, and shown with what was left out. Nothing is saved by it. */
export function SheetStart({ start, onChange }: SheetStartProps) {
  const [file, setFile] = useState<ListedFile>();
  const [sheet, setSheet] = useState<ProjectSheet>();
  const stop = useRef<AbortController>(undefined);
  const forget = () => {
    stop.current?.abort();
    setFile(undefined);
    setSheet(undefined);
    onChange({ kind: 'sheet', fileName: null, components: [], milestones: [] });
  };
  const read = async (chosen: File) => {
    const own = new AbortController();
    stop.current = own;
    const listed = { id: 'sheet', name: chosen.name, size: chosen.size };
    const show = (progress: number) => setFile({ ...listed, state: 'uploading', progress });
    show(0);
    try {
      const found = await readProjectSheet(chosen, {
        signal: own.signal,
        onSent: (share) => show(share / 2),
        onProgress: ({ progress }) => show(0.5 + progress / 2),
      });
      if (own.signal.aborted) return;
      setFile({ ...listed, state: 'done' });
      setSheet(found);
      onChange({
        kind: 'sheet',
        fileName: found.file_name,
        components: found.components,
        milestones: found.milestones,
      });
    } catch (error) {
      if (own.signal.aborted) return;
      setFile({
        ...listed,
        state: 'failed',
        problem: error instanceof Error ? error.message : t.theFileCouldNotBeRead,
      });
    }
  };
  return (
    <section className={styles.section} aria-label={t.startFromASpreadsheet}>
      <h2 className={styles.heading}>{t.startFromASpreadsheet}</h2>
      <FileDrop
        label={t.spreadsheet}
        hint={t.aSheetWithComponentArea}
        rules={rules}
        typeMessage={t.theFileFormat}
        files={file ? [file] : []}
        onAdd={([chosen]) => {
          if (chosen) void read(chosen);
        }}
        onRemove={forget}
        onCancel={forget}
      />
      {sheet && start.fileName !== null ? <Found sheet={sheet} /> : null}
    </section>
  );
}

function Found({ sheet: { components, milestones, problems } }: { sheet: ProjectSheet }) {
  return (
    <>
      {problems.length > 0 ? (
        <Banner tone="caution">
          {problems.length === 1 ? t.rowWasLeftOut1 : t.lengthRowsWereLeftOut(problems.length)}
          <ul className={styles.leftOut}>
            {problems.map(({ sheet, row, text }) => (
              <li key={`${sheet} ${row} ${text}`}>{t.sheetRowRowText(sheet, row, text)}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <div className={styles.foundLists}>
        <List
          title={t.lengthComponents(components.length)}
          rows={components.map(({ name, area, target_budget: budget }) => [
            name,
            [area ? formatArea(area) : '', budget == null ? '' : formatMoney(budget)]
              .filter(Boolean)
              .join(' · '),
          ])}
        />
        <List
          title={t.lengthMilestones(milestones.length)}
          rows={milestones.map(({ name, date }) => [name, formatDate(date)])}
        />
      </div>
    </>
  );
}

function List({ title, rows }: { title: string; rows: readonly (readonly [name: string, note: string])[] }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.stepName}>{title}</h3>
      {/* Long lists scroll, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.found} tabIndex={0}>
        {rows.map(([name, note]) => (
          <li key={`${name} ${note}`} className={styles.fact}>
            <span>{name}</span>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
