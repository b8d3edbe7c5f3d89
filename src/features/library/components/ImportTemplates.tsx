import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import type { TemplateKind } from '#domain/library';
import { ImportDialog, type ImportRequest, readListSheet, toBlock } from '#shared/sheets';
import { MOST_IMPORTED, readTemplates, TEMPLATE_COLUMNS, templateSlots } from '../model/templateImport.ts';
import { countOf, LIBRARY_WORDS } from '../model/templateWords.ts';
import { useImportTemplates } from '../templateMutations.ts';
import { templateCategoriesQuery } from '../templateQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Templates.css.ts';

export interface ImportTemplatesProps {
  kind: TemplateKind;
  /** Project types that templates are for. */
  projectTypes: readonly string[];
  onClose: () => void;
}

const anyType = t.anyProjectType;
const noCategories: readonly { id: number; name: string }[] = [];

/** A list of risks or issues from a file as templates: chosen, its columns mapped, looked through, kept in one step. */
export default function ImportTemplates({ kind, projectTypes, onClose }: ImportTemplatesProps) {
  const [taken, setTaken] = useState<{ request: ImportRequest; fileName: string }>();
  const columns = TEMPLATE_COLUMNS[kind];
  if (taken) return <Review kind={kind} {...taken} onBack={() => setTaken(undefined)} onClose={onClose} />;
  return (
    <ImportDialog
      title={t.importOneTemplates(LIBRARY_WORDS[kind].one)}
      hint={t.upToValueRows(MOST_IMPORTED)}
      intro={t.theRowsAreShownBefore}
      read={readListSheet}
      columns={columns}
      fields={columns}
      statuses={{ label: t.projectType, options: [anyType, ...projectTypes] }}
      slot={templateSlots[kind]}
      most={MOST_IMPORTED}
      toBlock={toBlock}
      onCancel={onClose}
      onTake={(request, fileName) => setTaken({ request, fileName })}
    />
  );
}

interface ReviewProps extends Pick<ImportTemplatesProps, 'kind' | 'onClose'> {
  request: ImportRequest;
  fileName: string;
  onBack: () => void;
}

function Review({ kind, request, fileName, onBack, onClose }: ReviewProps) {
  const categories = useQuery({ ...templateCategoriesQuery(), enabled: kind === 'RISK' }).data?.results;
  const save = useImportTemplates();
  const [key] = useState(() => crypto.randomUUID());
  const read = useMemo(
    () =>
      readTemplates(kind, toBlock(request, TEMPLATE_COLUMNS[kind]).block, {
        projectType: request.status === anyType ? null : request.status,
        categories: categories ?? noCategories,
      }),
    [kind, request, categories],
  );
  const noted = read.filter(({ notes }) => notes.length > 0).length;
  const waits = kind === 'RISK' && categories === undefined;
  return (
    <Dialog
      title={t.templatesOfFileName(fileName)}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onBack}>{t.back}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={waits ? t.loading : read.length === 0 ? t.noRowHasAName : undefined}
            onPress={() =>
              save.mutate({ templates: read.map(({ input }) => input), key }, { onSuccess: onClose })
            }
          >
            {t.addValue(countOf(read.length))}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.error ? <Banner tone="critical">{save.error.message}</Banner> : null}
        {noted > 0 ? (
          <Text as="p">{noted === 1 ? t.rowHasARemark1 : t.notedRowsHaveARemark(noted)}</Text>
        ) : null}
        {/* A box that scrolls has to be reached by keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.review} role="region" aria-label={t.rowsOfTheFile} tabIndex={0}>
          <table className={styles.reviewTable} aria-label={t.rowsOfTheFile}>
            <thead>
              <tr>
                <th scope="col">{t.name}</th>
                <th scope="col">{kind === 'PACKAGE' ? t.codes : t.tags}</th>
                <th scope="col">{t.remarks}</th>
              </tr>
            </thead>
            <tbody>
              {read.map(({ input, notes }, at) => (
                // Rows of a file have nothing but their place.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={at}>
                  <th scope="row">{[input.number, input.name].filter(Boolean).join(' ')}</th>
                  <td>{(input.codes ?? input.tag_names)?.join(', ')}</td>
                  <td>{notes.join('. ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Stack>
    </Dialog>
  );
}
