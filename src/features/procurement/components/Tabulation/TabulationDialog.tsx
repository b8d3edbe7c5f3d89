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
      if (contractsOf(found).length === 0)
        fail(
          'No bids found. A tabulation has a description, a quantity, and a unit price with its total for each bidder, or a bidder in each row.',
        );
      else setFile(found);
    } catch (error) {
      if (!own.signal.aborted)
        fail(error instanceof Error ? error.message : 'The file could not be read. Choose it again.');
    }
  };
  if (file && contracts.length > 0)
    return <TabulationChoice {...props} name={file.file_name} contracts={contracts} onBack={forget} />;
  return (
    <Dialog
      title="Import bids"
      size="medium"
      onCloseRequest={props.onClose}
      actions={<Button onPress={props.onClose}>Cancel</Button>}
    >
      <Stack gap={4}>
        <Text as="p">You see every bidder’s total and what does not add up before anything is saved.</Text>
        <FileDrop
          label="Bid tabulation"
          hint="Excel or CSV, bidders side by side or one row for each item and bidder"
          rules={rules}
          typeMessage="The file format is not compatible"
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
    title: 'Bidder',
    width: 220,
    grow: true,
    value: rowKey,
    render: ({ company, isEstimate }) => (isEstimate ? `${company} (estimate)` : company),
  },
  {
    id: 'total',
    title: 'Lines add up to',
    width: 150,
    align: 'end',
    value: ({ total }) => total,
    render: ({ total }) => <Figure>{formatCents(total)}</Figure>,
  },
  {
    id: 'stated',
    title: 'Stated',
    width: 150,
    align: 'end',
    value: ({ stated }) => stated,
    render: ({ stated }) => <Figure>{stated === null ? NOTHING : formatCents(stated)}</Figure>,
  },
  {
    id: 'findings',
    title: 'Findings',
    width: 200,
    value: (row) => findingsOf(row),
    render: (row) => findingsOf(row) || 'Adds up',
  },
];

const counted = (count: number, words: string) => (count === 0 ? [] : [`${count} ${words}`]);

const findingsOf = ({ errors, missing, withoutUnit, rejection }: TabulationRow): string =>
  [
    ...(rejection ? ['Does not count'] : []),
    ...counted(errors.length, errors.length === 1 ? 'error' : 'errors'),
    ...counted(missing, 'without price'),
    ...counted(withoutUnit, 'without unit price'),
  ].join(', ');

/** Which contract of the file comes in, and what it makes of the scope sheet. */
function TabulationChoice({ sheet, name, contracts, onSave, onBack, onClose }: ChoiceProps) {
  const [pick, setPick] = useState(() => firstPick(contracts, sheet));
  const change = (part: Partial<TabulationPick>) => setPick((now) => ({ ...now, ...part }));
  const plan = useMemo(() => tabulationPlan(contracts, pick, sheet), [contracts, pick, sheet]);
  const bidders = plan.rows.filter(({ isEstimate }) => !isEstimate);
  const [problem] = plan.problems;
  const reason =
    pick.contracts.length === 0 ? 'Choose a contract' : bidders.length === 0 ? 'It has no bidders' : problem;
  const words = bidders.length === 1 ? '1 bid' : `${bidders.length} bids`;
  const findings = plan.rows.flatMap(({ company, errors, rejection }) => [
    ...errors.map((error) => `${company}: ${error}`),
    ...(rejection ? [`${company}: ${rejection}.`] : []),
  ]);
  return (
    <Dialog
      title={`Bids of ${name}`}
      size="wide"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onBack}>Back</Button>
          <Button
            variant="primary"
            disabledReason={reason}
            onPress={() => {
              onSave({
                title: `${words} imported`,
                change: (now) => tabulationPlan(contracts, pick, now).sheet,
              });
              onClose();
            }}
          >
            {`Import ${words}`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Columns minimum={200}>
          {contracts.length > 1 ? <Contracts contracts={contracts} pick={pick} onChange={change} /> : null}
          <Select
            label="Estimate"
            options={[
              { value: none, label: 'None' },
              ...plan.rows.map(({ company }) => ({ value: company, label: company })),
            ]}
            value={pick.estimate ?? none}
            onChange={(company) => change({ estimate: company === none ? null : company })}
          />
          <Select
            label="Where they differ"
            options={[
              { value: 'amount', label: 'The total counts' },
              { value: 'unit_price', label: 'The unit price counts' },
            ]}
            value={pick.prevails}
            onChange={(prevails) => change({ prevails })}
          />
          {sheet.lines.length > 0 ? (
            <Select
              label="Scope sheet"
              options={[
                { value: 'add', label: 'Add to its lines' },
                { value: 'replace', label: 'Replace lines and bids' },
              ]}
              value={pick.replaces ? 'replace' : 'add'}
              onChange={(how) => change({ replaces: how === 'replace' })}
            />
          ) : null}
        </Columns>
        <Text tone="muted">{`${plan.sheet.lines.length} lines, ${words}`}</Text>
        <DataGrid
          label="Bids in the file"
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
              {findings.length > shown ? <li>{`and ${findings.length - shown} more`}</li> : null}
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
        label="Contract"
        options={contracts.map(({ name, items, bidders }, at) => ({
          value: String(at),
          label: name,
          description: `${items.length} items, ${bidders.length} bidders`,
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
          label={`${name}, ${items.length} items`}
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
