import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Trash2 } from '#design-system/icons/shapes.ts';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatCount, timesUsed } from '#domain/money';
import { personName } from '#domain/people';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { useRemoveTemplate, useStartFromTemplate } from '../reportTemplateMutations.ts';
import { type ReportTemplate, templateListQuery } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Reporting.css.ts';

/** The templates of the company: one starts a report, those of one's own are deleted. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const projectId = useProjectId();
  const go = useNavigate();
  const query = useQuery(templateListQuery(projectId));
  const start = useStartFromTemplate();
  const remove = useRemoveTemplate();
  const rows = query.data?.results;
  return (
    <Dialog
      title={t.startFromATemplate}
      size="medium"
      onCloseRequest={onClose}
      actions={<Button onPress={onClose}>{t.cancel}</Button>}
    >
      {query.isError ? (
        <LoadError what={t.templatesLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : !rows ? (
        <Skeleton height={160} />
      ) : rows.length === 0 ? (
        <EmptyState title={t.noTemplatesYet} text={t.openAReportThenKeep} />
      ) : (
        <ul className={styles.templates} aria-label={t.templates}>
          {rows.map((template) => (
            <li key={template.id} className={styles.template}>
              <div className={styles.templateText}>
                <b>{template.name}</b>
                {template.description === '' ? null : <p className={styles.quiet}>{template.description}</p>}
                <p className={styles.quiet}>{factsOf(template)}</p>
              </div>
              {template.may_delete ? (
                <IconButton
                  icon={Trash2}
                  label={t.deleteTemplateName(template.name)}
                  onPress={() => remove.mutate(template)}
                />
              ) : null}
              <Button
                variant="primary"
                busy={start.isPending && start.variables.id === template.id}
                onPress={() =>
                  start.mutate(
                    { id: template.id, key: crypto.randomUUID() },
                    { onSuccess: ({ id }) => void go(pathTo('report', { projectId, reportId: id })) },
                  )
                }
              >
                {t.use}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const factsOf = ({ card_count: cards, use_count: uses, created_by: by }: ReportTemplate): string =>
  [formatCount(cards, 'card'), timesUsed(uses), by ? t.byPersonName(personName(by)) : undefined]
    .filter(Boolean)
    .join(', ');
