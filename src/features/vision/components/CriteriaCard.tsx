import { useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { StatusTag, type Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Check, CircleDashed, type IconShape, Plus, TriangleAlert, X } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { personName } from '#domain/people';
import { CRITERION_RESULTS, type CriterionResult, VISION_LIMITS } from '#domain/vision';
import * as t from '../texts.ts';
import type { Criterion, VisionBatch } from '../visionQueries.ts';
import { CriterionDialog } from './CriterionDialog.tsx';
import * as styles from './Vision.css.ts';

const looks: Readonly<Record<CriterionResult, { tone: Tone; icon: IconShape }>> = {
  NOT_JUDGED: { tone: 'neutral', icon: CircleDashed },
  MET: { tone: 'positive', icon: Check },
  AT_RISK: { tone: 'caution', icon: TriangleAlert },
  NOT_MET: { tone: 'critical', icon: X },
};

export interface CriteriaCardProps {
  criteria: readonly Criterion[];
  readOnly: boolean;
  onSave: (batch: VisionBatch['criteria'], title: string) => void;
}

/** What the project is judged by: by whom, at which milestone, and the result. */
export function CriteriaCard({ criteria, readOnly, onSave }: CriteriaCardProps) {
  const [edited, setEdited] = useState<Criterion | 'new' | null>(null);
  const met = criteria.filter(({ result }) => result === 'MET').length;
  const isFull = criteria.length >= VISION_LIMITS.criteria;
  return (
    <Card
      title={criteria.length === 0 ? t.successCriteria : t.successCriteriaMetOfLength(met, criteria.length)}
      padding="none"
      actions={
        readOnly || criteria.length === 0 ? null : (
          <IconButton
            icon={Plus}
            size="small"
            label={t.addCriterion}
            disabledReason={isFull ? t.aProjectHasAtMost(VISION_LIMITS.criteria) : undefined}
            onPress={() => setEdited('new')}
          />
        )
      }
    >
      {criteria.length === 0 ? (
        <EmptyState
          title={t.noSuccessCriteriaYet}
          text={t.whatMustBeTrueWhen}
          headingLevel={3}
          action={
            readOnly ? null : (
              <Button icon={Plus} onPress={() => setEdited('new')}>
                {t.addCriterion}
              </Button>
            )
          }
        />
      ) : (
        <table className={styles.table} aria-label={t.successCriteria}>
          <colgroup>
            <col />
            <col style={{ width: 112 }} />
            <col style={{ width: 124 }} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t.criterion}</th>
              <th scope="col">{t.judgedByAt}</th>
              <th scope="col">{t.result}</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  {readOnly ? (
                    <div className={styles.wraps} title={row.note || row.name}>
                      {row.name}
                    </div>
                  ) : (
                    <span className={styles.name}>
                      <button
                        type="button"
                        className={styles.nameButton}
                        title={row.note || row.name}
                        onClick={() => setEdited(row)}
                      >
                        {row.name}
                      </button>
                    </span>
                  )}
                </th>
                <td>
                  <span className={styles.name}>
                    {row.judge ? (
                      <Avatar
                        name={personName(row.judge)}
                        src={row.judge.avatar_url}
                        seed={String(row.judge.id)}
                      />
                    ) : null}
                    <span className={styles.wraps} title={row.milestone?.name}>
                      {row.milestone?.name ?? (row.judge ? '' : '-')}
                    </span>
                  </span>
                </td>
                <td>
                  <StatusTag label={CRITERION_RESULTS[row.result]} {...looks[row.result]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {edited === null ? null : (
        <CriterionDialog
          criterion={edited === 'new' ? undefined : edited}
          onCancel={() => setEdited(null)}
          onRemove={
            edited === 'new'
              ? undefined
              : () => {
                  setEdited(null);
                  onSave({ remove: [{ id: edited.id, version: edited.version }] }, t.criterionDeleted);
                }
          }
          onSave={(values) => {
            setEdited(null);
            if (edited === 'new') onSave({ create: [values] }, t.criterionAdded);
            else
              onSave({ update: [{ id: edited.id, version: edited.version, ...values }] }, t.criterionSaved);
          }}
        />
      )}
    </Card>
  );
}
