import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { dateProblem } from '#domain/dates';
import { componentsQuery, milestonesQuery, peopleQuery } from '#shared/project';
import { tagsQuery } from '../../itemQueries.ts';
import type { BulkRequest } from '../../model/bulkChange.ts';
import { type BulkKind, bulkKinds } from '../../model/bulkKinds.ts';
import { fieldEdits } from '../../model/fieldEdits.ts';
import { useMilestoneChoice } from '../useMilestoneChoice.tsx';
import { BulkField } from './BulkField.tsx';
import { type BulkChoices, type BulkForm, emptyBulkForm } from './bulkForm.ts';

function useBulkChoices(projectId: number): BulkChoices {
  const components = useQuery(componentsQuery(projectId)).data?.results;
  const people = useQuery(peopleQuery(projectId)).data?.results;
  const tags = useQuery(tagsQuery()).data?.results;
  const milestones = useQuery(milestonesQuery(projectId)).data?.results;
  return useMemo(
    () => ({
      components: components ?? [],
      people: people ?? [],
      tags: tags ?? [],
      milestones: milestones ?? [],
    }),
    [components, people, tags, milestones],
  );
}

/** What the form asks for; null until it says enough. */
function requestOf(
  kind: BulkKind,
  form: BulkForm,
  { components, people, tags, milestones }: BulkChoices,
  { today, milestone }: { today: string; milestone: { id: number; name: string } | undefined },
): BulkRequest | null {
  const { chosen, isEmptied, day, how, tagIds, lower, upper, reason } = form;
  const of = <Row extends { id: number }>(rows: readonly Row[]) =>
    rows.find(({ id }) => String(id) === chosen);
  /** The choice among rows, or none of them; null while neither is said. */
  const either = <Row extends { id: number }>(
    rows: readonly Row[],
    edit: (row: Row | null) => BulkRequest,
  ): BulkRequest | null => {
    const row = of(rows);
    return isEmptied ? edit(null) : row ? edit(row) : null;
  };
  switch (kind) {
    case 'component':
      return either(components, (row) => fieldEdits.component(row && { id: row.id, name: row.name }));
    case 'assignee':
      return either(people, fieldEdits.assignee);
    case 'proposer':
      return either(people, (row) => fieldEdits.proposer(row?.id ?? null));
    case 'deadline':
      return either(milestones, (row) =>
        fieldEdits.deadline(row && { id: row.id, name: row.name, date: row.actual_date ?? row.date }),
      );
    case 'due':
      if (isEmptied) return fieldEdits.due(null);
      return day === null || dateProblem(day, today) !== null ? null : fieldEdits.due(day);
    case 'priority':
      return chosen === null ? null : fieldEdits.priority(Number(chosen));
    case 'limits':
      return lower === null && upper === null ? null : fieldEdits.limits(lower, upper);
    case 'tags': {
      const named = tags.filter(({ id }) => tagIds.includes(String(id)));
      return named.length === 0 && how !== 'replace' ? null : fieldEdits.tags(how, named);
    }
    case 'APPROVED':
      return milestone ? { action: 'APPROVED', milestone: { id: milestone.id, name: milestone.name } } : null;
    case 'REJECTED':
      return { action: 'REJECTED', reason: reason.trim() || null };
    default:
      return { action: kind };
  }
}

/** What a bulk change is to do, and the field that asks for it. */
export function useBulkRequest(
  projectId: number,
  kind: BulkKind,
  today: string,
): { request: BulkRequest | null; field: ReactNode } {
  const [form, setForm] = useState(emptyBulkForm);
  const choices = useBulkChoices(projectId);
  const approval = useMilestoneChoice(projectId);
  const request = useMemo(
    () => requestOf(kind, form, choices, { today, milestone: approval.milestone }),
    [kind, form, choices, today, approval.milestone],
  );
  const field =
    kind === 'APPROVED' ? (
      approval.field
    ) : (
      <BulkField
        kind={kind}
        label={bulkKinds[kind].label}
        form={form}
        choices={choices}
        today={today}
        onChange={(change) => setForm((old) => ({ ...old, ...change }))}
      />
    );
  return { request, field };
}
