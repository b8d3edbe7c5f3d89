import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { ScorePill } from '#design-system/feedback/ScorePill/ScorePill.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { ISSUE_LINK_TYPES, type IssueLinkType, linkKey, seenIssueLinks } from '#domain/issues';
import { useCurrentUser } from '#platform/flags';
import { useProjectId } from '#shared/project';
import { type RelatedRow, targetsQuery } from '../issueQueries.ts';
import { addressOf } from '../model/relatedAddress.ts';
import { LINK_ICONS, type RelatedStanding, standingWords } from '../model/standingWords.ts';
import * as t from '../texts.ts';
import * as styles from './IssueSheet.css.ts';

export interface RelatedRowsProps {
  related: readonly RelatedRow[];
  /** The saved ones as they stand now. */
  standing: readonly RelatedRow[];
  error: string | undefined;
  onChange: (related: readonly RelatedRow[]) => void;
}

/** What an issue is about: rows of other modules with their state and price, each kind with a search of its own. */
export function RelatedRows({ related, standing, error, onChange }: RelatedRowsProps) {
  const now = new Map(standing.map((row) => [linkKey(row), row.standing]));
  return (
    <Stack gap={2}>
      <Text as="h3" weight="strong" size="body">
        {related.length === 0 ? t.related : t.relatedLength(related.length)}
      </Text>
      {related.length === 0 ? null : (
        <ul className={styles.relations} aria-label={t.related}>
          {related.map((row) => (
            <Relation
              key={linkKey(row)}
              row={row}
              standing={now.get(linkKey(row)) ?? row.standing}
              onRemove={() => onChange(related.filter((one) => linkKey(one) !== linkKey(row)))}
            />
          ))}
        </ul>
      )}
      <AddRelated related={related} error={error} onAdd={(row) => onChange([...related, row])} />
    </Stack>
  );
}

interface RelationProps {
  row: RelatedRow;
  standing: RelatedStanding | undefined;
  onRemove: () => void;
}

function Relation({ row, standing, onRemove }: RelationProps) {
  const { entity_type: kind, code, name } = row;
  const said = standing && standingWords(kind, standing);
  return (
    <li className={styles.relation}>
      <span className={styles.relationIcon}>
        <Icon of={LINK_ICONS[kind]} label={ISSUE_LINK_TYPES[kind].label} />
      </span>
      <span className={styles.relationCode}>{code}</span>
      <span className={styles.relationName}>
        <Link variant="plain" href={addressOf(useProjectId(), row)}>
          {name}
        </Link>
      </span>
      <span className={styles.relationState}>
        {said?.tag ? <StatusTag {...said.tag} /> : null}
        {said?.score ? <ScorePill {...said.score} /> : null}
        {said?.word}
      </span>
      <span className={styles.relationFigure}>{said?.figure}</span>
      <span className={styles.remove}>
        <IconButton icon={X} size="tiny" label={t.removeCode(code)} onPress={onRemove} />
      </span>
    </li>
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
      <div className={styles.adding}>
        <Select
          label={t.kindOfRow}
          labelHidden
          options={kinds.map((value) => ({ value, label: ISSUE_LINK_TYPES[value].label }))}
          value={kind}
          onChange={setChosen}
        />
        <ComboBox
          key={kind}
          label={t.addLabel(label.toLowerCase())}
          labelHidden
          placeholder={kind === 'scenario_item' ? t.findItem : t.addLabelByCode(label.toLowerCase())}
          error={error}
          search={search}
          value={null}
          onChange={(key: string | null) => {
            const row = key === null ? undefined : found.get(key);
            if (row) onAdd(row);
          }}
        />
      </div>
    </div>
  );
}
