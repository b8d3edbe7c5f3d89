import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Tree } from '#design-system/navigation/Tree/Tree.tsx';
import { searchTree } from '#design-system/navigation/Tree/treeModel.ts';
import { LoadError } from '#shared/failure';
import { codesOfFormatQuery } from '#features/codes';
import { codeTree, firstFound } from '../../model/codeTree.ts';
import type { CostGroup } from '#shared/foresite';
import * as t from '../../texts.ts';
import { CodesMissed } from './CodesMissed.tsx';
import * as styles from './SubItemsTable.css.ts';
import { useRecentCodes } from './useRecentCodes.ts';

/** A format of codes, and the row's code in it. */
export interface CodeFormat {
  /** `UF`, `MF`, or the number of a company's own. */
  id: string;
  label: string;
  chosen: Pick<CostGroup, 'id' | 'div_code' | 'name'> | null;
}

export interface CodeChoiceProps {
  formats: readonly CodeFormat[];
  /** What the search begins with. */
  typed: string;
  /** The format that is shown. */
  at: string;
  onFormat: (id: string) => void;
  onChoose: (group: CostGroup | null) => void;
}

/** The codes of each format as a tree by division, found by code, title or what people call them; used ones come first. */
export function CodeChoice({ formats, typed, at, onFormat, onChoose }: CodeChoiceProps) {
  const [search, setSearch] = useState(typed);
  const [taken, setTaken] = useState(typed);
  // A letter that was still typed on the cell while this came.
  if (typed !== taken) {
    setTaken(typed);
    setSearch(typed);
  }
  const field = useRef<HTMLDivElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const codes = useQuery(codesOfFormatQuery(at));
  const recent = useRecentCodes(at);
  const all = codes.data;
  const nodes = useMemo(() => codeTree(all ?? []), [all]);
  const used = useMemo(
    () => recent.ids.flatMap((id) => all?.find((code) => code.id === id) ?? []),
    [recent.ids, all],
  );
  const chosen = formats.find(({ id }) => id === at)?.chosen ?? null;
  const choose = (id: number) => {
    const group = all?.find((code) => code.id === id);
    if (!group) return;
    recent.keep(id);
    onChoose(group);
  };
  const isMissed = useMemo(
    () => nodes.length > 0 && searchTree(nodes, search).nodes.length === 0,
    [nodes, search],
  );
  const pressSearch = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'ArrowDown') tree.current?.querySelector<HTMLElement>('[role="treeitem"]')?.focus();
    else if (event.key === 'Enter') {
      const found = firstFound(nodes, search);
      if (found !== undefined) choose(Number(found));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Stack gap={2}>
      <div ref={field} onKeyDownCapture={pressSearch}>
        <SearchField
          label={t.searchCodes}
          placeholder={t.codeTitleOrKeyword}
          width="full"
          delay={0}
          startsFocused
          value={search}
          onChange={setSearch}
        />
      </div>
      <ScrollBox label={t.codeFormats} className={styles.formats}>
        <ToggleGroup
          label={t.codeFormat}
          options={formats.map(({ id, label }) => ({ value: id, label }))}
          value={at}
          onChange={onFormat}
        />
      </ScrollBox>
      {chosen ? (
        <Inline gap={2} justify="space-between">
          <Text size="grid">{`${chosen.div_code} ${chosen.name}`}</Text>
          <Button size="small" variant="quiet" onPress={() => onChoose(null)}>
            {t.clearCode}
          </Button>
        </Inline>
      ) : null}
      {used.length > 0 && search === '' ? (
        <div role="group" aria-label={t.recentCodes} className={styles.recent}>
          {used.map(({ id, div_code, name }) => (
            <Button key={id} size="small" onPress={() => choose(id)}>
              <span title={`${div_code} ${name}`}>{div_code}</span>
            </Button>
          ))}
        </div>
      ) : null}
      <div ref={tree} className={styles.tree}>
        {codes.isError ? (
          <LoadError what={t.codesLower} error={codes.error} onRetry={() => void codes.refetch()} />
        ) : codes.isPending ? (
          <Skeleton height={240} />
        ) : isMissed ? (
          <CodesMissed
            formats={formats.filter(({ id }) => id !== at)}
            search={search}
            onFormat={onFormat}
            onClear={() => {
              setSearch('');
              field.current?.querySelector('input')?.focus();
            }}
          />
        ) : (
          <Tree
            label={t.codes}
            nodes={nodes}
            search={search}
            selected={chosen ? String(chosen.id) : null}
            onSelect={(id) => choose(Number(id))}
          />
        )}
      </div>
    </Stack>
  );
}
