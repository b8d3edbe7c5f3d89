import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { MOST_LINES } from '#domain/estimate';
import type { FileSheet, GuessedSheet } from '#domain/estimate/import';
import { formatNumber } from '#domain/money';
import { columnLetter } from '#domain/sheets';
import { pathTo } from '#platform/routing';
import { type DesignMilestone, useProjectId } from '#shared/project';
import { useAcceptUpload, useDiscardUpload } from '../../estimateMutations.ts';
import type { Estimate } from '../../estimateQueries.ts';
import type { EstimateDraft, EstimateFile, EstimateUpload } from '../../importQueries.ts';
import { linesOf } from '../../model/bulkLines.ts';
import { problemOf, toNewLines } from '../../model/importDraft.ts';
import { keepReview } from '../../model/keptReview.ts';
import {
  codesIn,
  formatsOf,
  LEGACY_FIELDS,
  type LegacyGroup,
  sampleOf,
  shownFormat,
} from '../../model/legacyMapper.ts';
import * as t from '../../texts.ts';
import * as styles from '../import/Import.css.ts';
import { ConfirmImport } from '../import/ConfirmImport.tsx';
import { FindingsCard } from '../import/FindingsCard.tsx';
import { TotalsCard } from '../import/TotalsCard.tsx';
import { useImport } from '../import/useImport.ts';
import { useKeepReview } from '../import/useKeepReview.ts';

export interface LegacyMapperProps {
  upload: EstimateUpload;
  draft: EstimateDraft | null;
  file: EstimateFile;
  groups: readonly LegacyGroup[];
  milestone: DesignMilestone;
  /** What the project has now: saving takes its place. */
  present: Estimate;
}

const notInFile = 'none';

/** Says which column of a file is what, in one step, and writes its lines in place of those that the project has. */
export function LegacyMapper({ upload, draft: kept, file, groups, milestone, present }: LegacyMapperProps) {
  const projectId = useProjectId();
  const draft = useImport(file, kept, { groups, components: present.components });
  useKeepReview(upload, keepReview('columns', draft.review));
  const [sheet, setSheet] = useState<number>();
  const [leavesOut, setLeavesOut] = useState(false);
  const [asks, setAsks] = useState(false);
  const accept = useAcceptUpload(projectId, upload.id);
  const discard = useDiscardUpload(projectId);
  const read = draft.estimate.sheets.find(({ index }) => index === sheet) ?? draft.estimate.sheets[0];
  const sound = draft.rows.filter((row) => problemOf(row, draft.origins.get(row.key)?.from) === '');
  const broken = draft.rows.length - sound.length;
  const { currencies } = draft.estimate;
  const review = pathTo('estimateReview', { projectId, milestoneEstimateUploadId: upload.id });
  const mapping = read ? draft.choices[read.index]?.mapping : undefined;
  const blocked = blockedBy({
    hasAmount:
      mapping?.amount !== undefined || (mapping?.quantity !== undefined && mapping.unit_cost !== undefined),
    hasDescription: mapping?.description !== undefined,
    sound: sound.length,
    broken: leavesOut ? 0 : broken,
  });
  const write = () =>
    accept.mutate({ creates: toNewLines(sound, draft.origins) }, { onSettled: () => setAsks(false) });
  return (
    <div className={styles.split}>
      <Card
        title={upload.file_name}
        padding="none"
        actions={
          read && draft.estimate.sheets.length > 1 ? (
            <Select
              label={t.sheet}
              labelHidden
              size="small"
              value={String(read.index)}
              onChange={(value) => setSheet(Number(value))}
              options={draft.estimate.sheets.map(({ index, name }) => ({
                value: String(index),
                label: name,
              }))}
            />
          ) : null
        }
      >
        {read ? (
          <Fields
            sheet={file.sheets[read.index]}
            choice={draft.choices[read.index]}
            onMap={(column, field) => draft.map(read.index, column, field)}
            format={shownFormat(groups, draft.rows)}
            formats={formatsOf(groups)}
            onFormat={(id) =>
              draft.setCodes(
                codesIn(
                  draft.codeRows.map(({ key }) => key),
                  groups,
                  id,
                ),
              )
            }
          />
        ) : (
          <p className={styles.nothing}>{t.noSheetOfThisFile}</p>
        )}
      </Card>
      <Stack gap={3}>
        <FindingsCard estimate={draft.estimate} choices={draft.choices} />
        <TotalsCard estimate={draft.estimate} />
        <Card title={t.save}>
          <Stack gap={3} align="start">
            <Text size="body">
              {`${linesOf(draft.rows.length)}, ${broken === 0 ? t.noneInError : t.numberInError(formatNumber(broken))}`}
            </Text>
            {broken > 0 ? (
              <Checkbox
                label={t.leaveOutTheValue(broken === 1 ? t.lineLower : t.numberLines(formatNumber(broken)))}
                checked={leavesOut}
                onChange={setLeavesOut}
              />
            ) : null}
            <Link href={review}>{t.sheetsComponentsAndSingleLines}</Link>
            <Button
              variant="primary"
              busy={accept.isPending}
              onPress={() => (present.lines_count > 0 || currencies.length > 0 ? setAsks(true) : write())}
              {...(blocked !== undefined && { disabledReason: blocked })}
            >
              {t.saveEstimate}
            </Button>
            <Button variant="quiet" onPress={() => discard.mutate(upload)}>
              {t.discardFile}
            </Button>
          </Stack>
        </Card>
      </Stack>
      {asks ? (
        <ConfirmImport
          milestone={milestone}
          before={present.lines_count}
          after={sound.length}
          currencies={currencies}
          busy={accept.isPending}
          onCancel={() => setAsks(false)}
          onConfirm={write}
        />
      ) : null}
    </div>
  );
}

interface Blocking {
  hasAmount: boolean;
  hasDescription: boolean;
  sound: number;
  broken: number;
}

function blockedBy({ hasAmount, hasDescription, sound, broken }: Blocking): string | undefined {
  if (!hasDescription) return t.chooseTheColumn;
  if (!hasAmount) return t.chooseTheColumnOf;
  if (broken > 0) return t.leaveOutTheLines;
  if (sound === 0) return t.thereAreNoLines;
  if (sound > MOST_LINES) return t.atMostNumberLines(formatNumber(MOST_LINES));
  return undefined;
}

interface FieldsProps {
  sheet: FileSheet | undefined;
  choice: GuessedSheet | undefined;
  onMap: (column: number, field: (typeof LEGACY_FIELDS)[number]['field'] | null) => void;
  /** The format that the codes of the file are of. */
  format: string | null;
  formats: readonly { value: string; label: string }[];
  onFormat: (definition: number) => void;
}

function Fields({ sheet, choice, onMap, format, formats, onFormat }: FieldsProps) {
  const rows = sheet?.rows ?? [];
  const header = choice?.headerRow ?? 0;
  const columns = choice?.guess?.columns ?? [];
  return (
    <ScrollBox role="region" className={styles.scroll} label={t.fieldsOfTheEstimate}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.columnOfTheFile}</th>
            <th scope="col">{t.firstValues}</th>
          </tr>
        </thead>
        <tbody>
          {LEGACY_FIELDS.map(({ field, label }) => {
            const at = choice?.mapping[field];
            return (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td className={styles.picker}>
                  <Select
                    label={label}
                    labelHidden
                    size="small"
                    value={at === undefined ? notInFile : String(at)}
                    onChange={(value) => {
                      if (value !== notInFile) onMap(Number(value), field);
                      else if (at !== undefined) onMap(at, null);
                    }}
                    options={[
                      { value: notInFile, label: t.notInTheFile },
                      ...columns.map(({ column, title }) => ({
                        value: String(column),
                        label: `${columnLetter(column)} ${title}`.trim(),
                      })),
                    ]}
                  />
                  {field === 'code' && at !== undefined ? (
                    <Select
                      label={t.codesAre}
                      labelHidden
                      size="small"
                      placeholder={t.noKnownCodes}
                      value={format}
                      onChange={(value) => onFormat(Number(value))}
                      options={formats}
                    />
                  ) : null}
                </td>
                <td className={`${styles.cell} ${styles.muted}`}>{sampleOf(rows, header, at)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
