import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ListTree, Star } from '#design-system/icons/shapes.ts';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Tabs } from '#design-system/navigation/Tabs/Tabs.tsx';
import { Tree } from '#design-system/navigation/Tree/Tree.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { CATEGORY_TABLES, type CategoryTable } from '#domain/projects';
import { categoryOptions, categoryTree } from '../model/categoryChoices.ts';
import { categoriesQuery, type Category } from '../projectListQueries.ts';
import { useFavorite } from '../projectMutations.ts';
import * as t from '../texts.ts';
import * as styles from './ProjectForm.css.ts';

export interface CategoryFieldProps {
  label: string;
  required: boolean;
  error: string | undefined;
  readOnly: boolean;
  value: number | null;
  onChange: (id: number | null) => void;
}

const none: readonly Category[] = [];

/** The kind of construction: found by name or code, favorites and common ones first, or in the trees of both tables. */
export function CategoryField({ value, onChange, ...field }: CategoryFieldProps) {
  const categories = useQuery(categoriesQuery).data?.results ?? none;
  const favorite = useFavorite();
  const [browsing, setBrowsing] = useState(false);
  const options = useMemo(() => categoryOptions(categories), [categories]);
  const chosen = categories.find(({ id }) => id === value);
  return (
    <div className={styles.category}>
      <ComboBox
        {...field}
        clearable
        placeholder={t.nameOrCode}
        options={options}
        value={value === null ? null : String(value)}
        onChange={(id) => onChange(id === null ? null : Number(id))}
      />
      {field.readOnly ? null : (
        <>
          <IconButton icon={ListTree} label={t.browseCategories} onPress={() => setBrowsing(true)} />
          <IconButton
            icon={Star}
            label={chosen?.is_favorite ? t.removeFromFavorites : t.addToFavorites}
            pressed={chosen?.is_favorite ?? false}
            disabledReason={chosen ? undefined : t.chooseACategoryFirst}
            onPress={() => {
              if (chosen) favorite.mutate({ id: chosen.id, isFavorite: !chosen.is_favorite });
            }}
          />
        </>
      )}
      {browsing ? (
        <BrowseDialog
          categories={categories}
          value={value}
          onClose={() => setBrowsing(false)}
          onChoose={(id) => {
            onChange(id);
            setBrowsing(false);
          }}
        />
      ) : null}
    </div>
  );
}

interface BrowseDialogProps {
  categories: readonly Category[];
  value: number | null;
  onChoose: (id: number) => void;
  onClose: () => void;
}

const tables = Object.entries(CATEGORY_TABLES).map(([id, label]) => ({ id: id as CategoryTable, label }));

function BrowseDialog({ categories, value, onChoose, onClose }: BrowseDialogProps) {
  const current = categories.find(({ id }) => id === value);
  const [table, setTable] = useState<CategoryTable>(current?.classification ?? 'TABLE_11');
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<string | null>(value === null ? null : String(value));
  const nodes = useMemo(() => categoryTree(categories, table), [categories, table]);
  return (
    <Dialog
      title={t.constructionCategory}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={picked === null ? t.chooseACategory : undefined}
            onPress={() => {
              if (picked !== null) onChoose(Number(picked.replace(/^\w+:/, '')));
            }}
          >
            {t.choose}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Tabs label={t.classification} tabs={tables} value={table} onChange={setTable} />
        <SearchField label={t.findACategory} placeholder={t.nameOrCode} value={search} onChange={setSearch} />
        <Tree
          key={table}
          label={CATEGORY_TABLES[table]}
          nodes={nodes}
          search={search}
          selected={picked}
          onSelect={(id) => setPicked(/^\d+$|^\w+:\d+$/.test(id) ? id : null)}
          empty={t.noCategoryMatches}
        />
      </Stack>
    </Dialog>
  );
}
