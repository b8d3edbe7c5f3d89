import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { ISSUE_LINK_TYPES, type IssueLinkType, linkKey, seenIssueLinks } from '#domain/issues';
import { useCurrentUser } from '#platform/flags';
import { useProjectId } from '#shared/project';
import { type RelatedRow, targetsQuery } from '../issueQueries.ts';
import { addressOf } from '../model/relatedAddress.ts';
import * as styles from './Issues.css.ts';

export interface RelatedRowsProps {
  related: readonly RelatedRow[];
  error: string | undefined;
  onChange: (related: readonly RelatedRow[]) => void;
}

/** What an issue is about: rows of other modules, each kind with a search of its own. */
export function RelatedRows({ related, error, onChange }: RelatedRowsProps) {
  const projectId = useProjectId();
  return (
    <Stack gap={2}>
      <Text as="h3" weight="strong">
        {related.length === 0 ? 'Related' : `Related ${related.length}`}
      </Text>
      {related.length === 0 ? null : (
        <ul className={styles.relatedList} aria-label="Related">
          {related.map((row) => (
            <li key={linkKey(row)} className={styles.relatedRow}>
              <span className={styles.relatedKind}>{ISSUE_LINK_TYPES[row.entity_type].label}</span>
              <span className={styles.related}>{row.code}</span>
              <span className={styles.relatedName}>
                <Link variant="plain" href={addressOf(projectId, row)}>
                  {row.name}
                </Link>
              </span>
              <IconButton
                icon={X}
                size="tiny"
                label={`Remove ${row.code}`}
                onPress={() => onChange(related.filter((one) => linkKey(one) !== linkKey(row)))}
              />
            </li>
          ))}
        </ul>
      )}
      <AddRelated related={related} error={error} onAdd={(row) => onChange([...related, row])} />
    </Stack>
  );
}

interface AddProps extends Pick<RelatedRowsProps, 'related' | 'error'> {
  onAdd: (row: RelatedRow) => void;
}

function AddRelated({ related, error, onAdd }: AddProps) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const kinds = seenIssueLinks(new Set(useCurrentUser().permissions));
  const fields = useRef<HTMLDivElement>(null);
  // A row that is added pushes the field that added it down: who types stays where it can be seen.
  const count = useRef(related.length);
  useLayoutEffect(() => {
    if (count.current === related.length) return;
    count.current = related.length;
    if (fields.current?.contains(document.activeElement)) fields.current.scrollIntoView({ block: 'nearest' });
  }, [related.length]);
  const [chosen, setChosen] = useState<IssueLinkType>();
  const kind = chosen ?? kinds[0];
  // What the last searches found, by key: a choice names its row.
  const [found, setFound] = useState<ReadonlyMap<string, RelatedRow>>(new Map());
  if (kind === undefined) return null;
  const search = async (text: string) => {
    const { results } = await client.fetchQuery(targetsQuery(projectId, kind, text));
    const left = results.filter((row) => !related.some((one) => linkKey(one) === linkKey(row)));
    setFound((before) => new Map([...before, ...left.map((row) => [linkKey(row), row] as const)]));
    return left.map((row) => ({ value: linkKey(row), label: `${row.code} ${row.name}` }));
  };
  const { label } = ISSUE_LINK_TYPES[kind];
  return (
    <div ref={fields}>
      <Columns>
        <Select
          label="Kind of row"
          options={kinds.map((value) => ({ value, label: ISSUE_LINK_TYPES[value].label }))}
          value={kind}
          onChange={setChosen}
        />
        <ComboBox
          key={kind}
          label={`Add ${label.toLowerCase()}`}
          placeholder={kind === 'scenario_item' ? 'Find item' : 'Code or name'}
          error={error}
          search={search}
          value={null}
          onChange={(key: string | null) => {
            const row = key === null ? undefined : found.get(key);
            if (row) onAdd(row);
          }}
        />
      </Columns>
    </div>
  );
}
