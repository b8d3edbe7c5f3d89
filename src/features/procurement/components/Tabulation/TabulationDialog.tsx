import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { FileDrop, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { FILE_NAME_LENGTH } from '#domain/files';
import { formatCents, NOTHING } from '#domain/money';
import type { LevelingSheet, TabContract } from '#domain/procurement';
import { useProjectId } from '#shared/project';
import type { LevelingEdit } from '../../levelingMutations.ts';
import {
  contractsOf,
  firstPick,
  type TabulationPick,
  tabulationPlan,
  type TabulationRow,
} from '../../model/tabulation.ts';
import { readTabulation, type TabulationFile } from '../../tabulationQueries.ts';
import * as t from '../../texts.ts';

const rules = { types: ['xlsx', 'xls', 'csv'], megabytes: 50, count: 1, nameLength: FILE_NAME_LENGTH };

interface Props {
  sheet: LevelingSheet;
  onSave: (edit: LevelingEdit) => void;
  onClose: () => void;
}

/** A bid tabulation on its way into the leveling: chosen, read by the server, looked at, taken. */
export default function TabulationDialog(props: Props) {
  const projectId = useProjectId();
  const [listed, setListed] = useState<ListedFile>();
  const [file, setFile] = useState<TabulationFile>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const contracts = useMemo(() => (file ? contractsOf(file) : []), [file]);
  const forget = () => {
    stop.current?.abort();
    setListed(undefined);
    setFile(undefined);
  };
  const read = async (chosen: File) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    const line = { id: 'tabulation', name: chosen.name, size: chosen.size };
    const show = (progress: number) => setListed({ ...line, state: 'uploading', progress });
    const fail = (problem: string) => setListed({ ...line, state: 'failed', problem });
    show(0);
    try {
      const found = await readTabulation(projectId, chosen, {
        signal: own.signal,
        onSent: (share) => show(share / 2),
        onProgress: ({ progress }) => show(0.5 + progress / 2),
      });
      if (own.signal.aborted) return;
      if (contractsOf(found).length === 0) fail(t.noBidsFoundATabulation);
      else setFile(found);
    } catch (error) {
      if (!own.signal.aborted) fail(error instanceof Error ? error.message : t.theFileCouldNotBeRead);
    }
  };
  if (file && contracts.length > 0)
    return <TabulationChoice {...props} name={file.file_name} contracts={contracts} onBack={forget} />;
  return (
    <Dialog
      title={t.importBids}
      size="medium"
      onCloseRequest={props.onClose}
      actions={<Button onPress={props.onClose}>{t.cancel}</Button>}
    >
      <Stack gap={4}>
        <Text as="p">{t.youSeeEveryBiddersTotal}</Text>
        <FileDrop
          label={t.bidTabulation}
          hint={t.excelOrCsvBiddersSide}
          rules={rules}
          typeMessage={t.theFileFormat}
          files={listed ? [listed] : []}
          onAdd={([chosen]) => {
            if (chosen) void read(chosen);
          }}
          onRemove={forget}
          onCancel={forget}
        />
      </Stack>
    </Dialog>
  );
}

interface ChoiceProps extends Props {
  name: string;
  contracts: readonly TabContract[];
  onBack: () => void;
}

const none = 'none';
/** Findings that are shown at most. */
const shown = 6;

const rowKey = ({ company }: TabulationRow) => company;

const columns: readonly GridColumn<TabulationRow>[] = [
  {
    id: 'company',
    title: t.bidder,
    width: 220,
    grow: true,
    value: rowKey,
    render: ({ company, isEstimate }) => (isEstimate ? t.companyEstimate(company) : company),
  },
  {
    id: 'total',
    title: t.linesAddUpTo,
    width: 150,
    align: 'end',
    value: ({ total }) => total,
    render: ({ total }) => <Figure>{formatCents(total)}</Figure>,
  },
  {
    id: 'stated',
    title: t.stated,
    width: 150,
    align: 'end',
    value: ({ stated }) => stated,
    render: ({ stated }) => <Figure>{stated === null ? NOTHING : formatCents(stated)}</Figure>,
  },
  {
    id: 'findings',
    title: t.findings,
    width: 200,
    value: (row) => findingsOf(row),
    render: (row) => findingsOf(row) || t.addsUp,
  },
];

const counted = (count: number, words: string) => (count === 0 ? [] : [`${count} ${words}`]);

const findingsOf = ({ errors, missing, withoutUnit, rejection }: TabulationRow): string =>
  [
    ...(rejection ? [t.doesNotCount] : []),
    ...counted(errors.length, t.errorWord(errors.length)),
    ...counted(missing, t.withoutPrice),
    ...counted(withoutUnit, t.withoutUnitPrice),
  ].join(', ');

/** Which contract of the file comes in, and what it makes of the scope sheet. */
function TabulationChoice({ sheet, name, contracts, onSave, onBack, onClose }: ChoiceProps) {
  const [pick, setPick] = useState(() => firstPick(contracts, sheet));
  const change = (part: Partial<TabulationPick>) => setPick((now) => ({ ...now, ...part }));
  const plan = useMemo(() => tabulationPlan(contracts, pick, sheet), [contracts, pick, sheet]);
  const bidders = plan.rows.filter(({ isEstimate }) => !isEstimate);
  const [problem] = plan.problems;
  const reason =
    pick.contracts.length === 0 ? t.chooseAContract : bidders.length === 0 ? t.itHasNoBidders : problem;
  const words = bidders.length === 1 ? t.bid1 : t.lengthBids(bidders.length);
  const findings = plan.rows.flatMap(({ company, errors, rejection }) => [
    ...errors.map((error) => `${company}: ${error}`),
    ...(rejection ? [`${company}: ${rejection}.`] : []),
  ]);
  return (
    <Dialog
      title={t.bidsOfName(name)}
      size="wide"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onBack}>{t.back}</Button>
          <Button
            variant="primary"
            disabledReason={reason}
            onPress={() => {
              onSave({
                title: t.wordsImported(words),
                change: (now) => tabulationPlan(contracts, pick, now).sheet,
              });
              onClose();
            }}
          >
            {t.importWords(words)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Columns minimum={200}>
          {contracts.length > 1 ? <Contracts contracts={contracts} pick={pick} onChange={change} /> : null}
          <Select
            label={t.estimate}
            options={[
              { value: none, label: t.none },
              ...plan.rows.map(({ company }) => ({ value: company, label: company })),
            ]}
            value={pick.estimate ?? none}
            onChange={(company) => change({ estimate: company === none ? null : company })}
          />
          <Select
            label={t.whereTheyDiffer}
            options={[
              { value: 'amount', label: t.theTotalCounts },
              { value: 'unit_price', label: t.theUnitPriceCounts },
            ]}
            value={pick.prevails}
            onChange={(prevails) => change({ prevails })}
          />
          {sheet.lines.length > 0 ? (
            <Select
              label={t.scopeSheet}
              options={[
                { value: 'add', label: t.addToItsLines },
                { value: 'replace', label: t.replaceLinesAndBids },
              ]}
              value={pick.replaces ? 'replace' : 'add'}
              onChange={(how) => change({ replaces: how === 'replace' })}
            />
          ) : null}
        </Columns>
        <Text tone="muted">{t.lengthLinesWords(plan.sheet.lines.length, words)}</Text>
        <DataGrid
          label={t.bidsInTheFile}
          columns={columns}
          rows={plan.rows}
          rowKey={rowKey}
          frame="control"
          maxHeight={320}
        />
        {findings.length > 0 ? (
          <Banner tone="caution">
            <ul>
              {findings.slice(0, shown).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {findings.length > shown ? <li>{t.andLengthMore(findings.length - shown)}</li> : null}
            </ul>
          </Banner>
        ) : null}
        {problem ? <Banner tone="critical">{problem}</Banner> : null}
      </Stack>
    </Dialog>
  );
}

/** Up to this many contracts each have a check box, so that a base bid comes with its alternates. */
const fewContracts = 4;

function Contracts({
  contracts,
  pick,
  onChange,
}: Pick<ChoiceProps, 'contracts'> & {
  pick: TabulationPick;
  onChange: (part: Partial<TabulationPick>) => void;
}) {
  if (contracts.length > fewContracts)
    return (
      <Select
        label={t.contract}
        options={contracts.map(({ name, items, bidders }, at) => ({
          value: String(at),
          label: name,
          description: t.lengthItemsLength2Bidders(items.length, bidders.length),
        }))}
        value={String(pick.contracts[0] ?? 0)}
        onChange={(at) => onChange({ contracts: [Number(at)] })}
      />
    );
  return (
    <Stack gap={1}>
      {contracts.map(({ name, items }, at) => (
        <Checkbox
          key={name}
          label={t.nameLengthItems(name, items.length)}
          checked={pick.contracts.includes(at)}
          onChange={(isOn) =>
            onChange({
              contracts: contracts.flatMap((_, one) =>
                (one === at ? isOn : pick.contracts.includes(one)) ? [one] : [],
              ),
            })
          }
        />
      ))}
    </Stack>
  );
}
