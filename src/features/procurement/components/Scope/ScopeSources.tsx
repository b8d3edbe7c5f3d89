import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Layers, Library } from '#design-system/icons/shapes.ts';
import type { LevelingSheet } from '#domain/procurement';
import { KeepTemplate } from '#features/library';
import { useCan } from '#platform/flags';
import { usePages } from '#platform/routing';
import type { LevelingEdit } from '../../levelingMutations.ts';
import { toPackageTemplate } from '../../model/levelingEdits.ts';
import type { BidPackage } from '../../packageQueries.ts';
import * as t from '../../texts.ts';

const EstimateScopeDialog = lazy(() => import('./EstimateScopeDialog.tsx'));
const TakeScopeDialog = lazy(() => import('./TakeScopeDialog.tsx'));

interface Props {
  row: BidPackage;
  sheet: LevelingSheet;
  onSave: (edit: LevelingEdit) => void;
}

/** Scope lines from the estimate and from the company's packages, and this package kept as one of them. */
export function ScopeSources({ row, sheet, onSave }: Props) {
  const [source, setSource] = useState<'estimate' | 'library'>();
  const opensLibrary = usePages().opens('packageLibrary');
  const seesEstimate = useCan('estimate_access');
  const close = () => setSource(undefined);
  return (
    <>
      {seesEstimate ? (
        <Button icon={Layers} onPress={() => setSource('estimate')}>
          {t.scopeFromEstimate}
        </Button>
      ) : null}
      {opensLibrary ? (
        <Button icon={Library} onPress={() => setSource('library')}>
          {t.scopeFromLibrary}
        </Button>
      ) : null}
      {opensLibrary && sheet.lines.length > 0 ? (
        <KeepTemplate kind="PACKAGE" input={toPackageTemplate(row, sheet)} />
      ) : null}
      <Suspense fallback={null}>
        {source === 'estimate' ? (
          <EstimateScopeDialog packageId={row.id} sheet={sheet} onSave={onSave} onClose={close} />
        ) : source === 'library' ? (
          <TakeScopeDialog name={row.name} sheet={sheet} onSave={onSave} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
