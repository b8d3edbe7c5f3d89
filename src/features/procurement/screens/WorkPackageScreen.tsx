import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Trash2 } from '#design-system/icons/shapes.ts';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatCode } from '#domain/items';
import { formatMoney } from '#domain/money';
import { workPackageFields } from '#domain/procurement';
import { useCan } from '#platform/flags';
import { pathTo, projectIdOf, useTrail } from '#platform/routing';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { Page, PhoneRow } from '#shared/page';
import { useProjectId } from '#shared/project';
import { Section } from '#shared/section';
import { useUnsaved } from '#shared/unsaved';
import { useRemoveWorkPackage, useSaveWorkPackage } from '../allocationMutations.ts';
import { allocationQuery, type WorkPackage, workPackageQuery } from '../allocationQueries.ts';
import { linesWords } from '../model/allocationWords.ts';
import { statusLook } from '../model/packageWords.ts';
import * as t from '../texts.ts';

/** One work package: its scope, the bid package it is bought in, and what of the estimate it holds. */
export default function WorkPackageScreen() {
  const id = projectIdOf(useParams()['workPackageId']) ?? 0;
  const query = useQuery(workPackageQuery(useProjectId(), id));
  const trail = useTrail('workPackage');
  if (query.data) return <WorkPackagePage row={query.data} />;
  return (
    <Page title={t.workPackage} trail={trail}>
      {query.isError ? (
        <LoadError what={t.workPackageLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={420} />
      )}
    </Page>
  );
}

function WorkPackagePage({ row }: { row: WorkPackage }) {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const mayChange = useCan('change_procurement');
  const remove = useRemoveWorkPackage();
  return (
    <Page
      title={row.name}
      trail={useTrail('workPackage')}
      count={[
        formatCode('work_package', row.number),
        linesWords(row.lines_count),
        formatMoney(row.allocated),
      ].join(', ')}
      actions={
        mayChange ? (
          <IconButton
            icon={Trash2}
            label={t.deleteWord}
            onPress={() =>
              remove.mutate(row, {
                onSuccess: () => void navigate(pathTo('bidPackageDevelopment', { projectId })),
              })
            }
          />
        ) : null
      }
    >
      <Stack gap={4}>
        <Section name="scope">
          <Card title={t.scope}>
            <Fields key={row.id} row={row} mayChange={mayChange} />
          </Card>
        </Section>
        <Columns count={2} minimum={280}>
          <Section name="codes">
            <Sums title={t.byCode} first={t.code} rows={row.codes} />
          </Section>
          <Section name="components">
            <Sums title={t.byComponent} first={t.component} rows={row.components} />
          </Section>
        </Columns>
      </Stack>
    </Page>
  );
}

const noPackage = 'none';

const toDraft = (row: WorkPackage | undefined) => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  bid_package_id: row?.bid_package?.id ?? null,
});

/** Name, bid package and scope; nothing typed is lost when somebody else saves meanwhile. */
function Fields({ row, mayChange }: { row: WorkPackage; mayChange: boolean }) {
  const projectId = useProjectId();
  const save = useSaveWorkPackage(row.id);
  const packages = useQuery(allocationQuery(projectId)).data?.bid_packages ?? [];
  const form = useRowDraft(row, toDraft);
  const { draft } = form;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(form.start);
  const letGo = useUnsaved(isChanged);
  const bidPackage = row.bid_package;
  const reason = draft.name.trim() === '' ? t.nameIsRequired : isChanged ? undefined : t.nothingHasChanged;
  const handleSave = () =>
    save.mutate(draft, {
      onSuccess: ({ work_package: saved }) => {
        letGo();
        form.adopt(saved);
      },
    });
  return (
    <Stack gap={3}>
      <DraftProblem what={t.workPackageLower} state={form} error={save.error} />
      <Columns count={2} minimum={280}>
        <TextField
          label={workPackageFields.name.label}
          required
          readOnly={!mayChange}
          maxLength={workPackageFields.name.max}
          value={draft.name}
          onChange={(name) => form.change({ name })}
        />
        <Select
          label={workPackageFields.bid_package_id.label}
          readOnly={!mayChange}
          options={[
            { value: noPackage, label: t.none },
            ...packages.map(({ id, name: label }) => ({ value: String(id), label })),
          ]}
          value={draft.bid_package_id === null ? noPackage : String(draft.bid_package_id)}
          onChange={(id) => form.change({ bid_package_id: id === noPackage ? null : Number(id) })}
        />
      </Columns>
      <TextArea
        label={workPackageFields.description.label}
        readOnly={!mayChange}
        maxLength={workPackageFields.description.max}
        value={draft.description}
        onChange={(description) => form.change({ description })}
      />
      <Inline justify="space-between">
        {bidPackage ? (
          <Inline gap={2}>
            <Link href={pathTo('procurement', { projectId }, { itemDetailsId: String(bidPackage.id) })}>
              {`${formatCode('bid_package', bidPackage.number)} ${bidPackage.name}`}
            </Link>
            <StatusTag {...statusLook(bidPackage.status)} />
          </Inline>
        ) : (
          <span />
        )}
        {mayChange ? (
          <Button variant="primary" busy={save.isPending} disabledReason={reason} onPress={handleSave}>
            {t.save}
          </Button>
        ) : null}
      </Inline>
    </Stack>
  );
}

type Sum = WorkPackage['codes'][number];
const rowKey = ({ name }: Sum) => name;

function Sums({ title, first, rows }: { title: string; first: string; rows: readonly Sum[] }) {
  const columns: readonly GridColumn<Sum>[] = [
    { id: 'name', title: first, width: 200, grow: true, value: rowKey, render: rowKey },
    {
      id: 'lines',
      title: t.lines,
      width: 80,
      align: 'end',
      value: ({ lines_count: count }) => count,
      render: ({ lines_count: count }) => String(count),
    },
    {
      id: 'amount',
      title: t.amount,
      width: 140,
      align: 'end',
      value: ({ amount }) => amount,
      render: ({ amount }) => <Figure>{formatMoney(amount)}</Figure>,
    },
  ];
  return (
    <Card title={title} padding="none">
      <DataGrid
        label={title}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        frame="none"
        renderCompact={({ name, lines_count: count, amount }) => (
          <PhoneRow title={name} note={linesWords(count)} figure={<Figure>{formatMoney(amount)}</Figure>} />
        )}
        empty={t.noLineOfTheEstimate}
      />
    </Card>
  );
}
