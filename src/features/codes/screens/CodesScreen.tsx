import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { Plus } from '#design-system/icons/shapes.ts';
import { useAddress } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useFlyout } from '#shared/flyout';
import { ChoiceList, Page } from '#shared/page';
import { FormatList } from '../components/FormatList.tsx';
import { FormatPanel } from '../components/FormatPanel.tsx';
import { formatsQuery } from '../codeQueries.ts';
import { formatFlyout } from '../formatFlyout.ts';
import * as t from '../texts.ts';
import * as styles from './CodesScreen.css.ts';

const FormatFlyout = lazy(() => import('../components/FormatFlyout.tsx'));

/** The formats that cost is coded in: the standard ones and those of the company. See docs/product/codes.md. */
export default function CodesScreen() {
  const [address, setAddress] = useAddress();
  const { openId, open, close } = useFlyout(formatFlyout);
  const formats = useQuery(formatsQuery());
  const rows = formats.data?.results ?? [];
  const asked = Number(address.get('format'));
  const current = rows.find(({ id }) => id === asked) ?? rows.find((one) => !one.is_standard) ?? rows[0];
  // One step: the format shows as its panel closes.
  const choose = (id: number) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('format', String(id));
        for (const name of ['search', 'itemDetailsId']) next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <Page
      title={t.formatSettings}
      count={formats.data && (rows.length === 1 ? t.format1 : t.lengthFormats(rows.length))}
      actions={
        <Button variant="primary" icon={Plus} onPress={() => open('new')}>
          {t.newFormat}
        </Button>
      }
    >
      {formats.error && !formats.data ? (
        <LoadError what={t.formatsLower} error={formats.error} onRetry={() => void formats.refetch()} />
      ) : current ? (
        <div className={styles.columns}>
          <ChoiceList label={t.format} chosen={current.name} stackedAt={breakpoint.narrow}>
            {(onChosen) => (
              <FormatList
                formats={rows}
                current={current.id}
                onChoose={(id) => {
                  choose(id);
                  onChosen();
                }}
              />
            )}
          </ChoiceList>
          <FormatPanel
            key={current.id}
            id={current.id}
            name={current.name}
            formats={rows}
            onPaste={() => open(current.id)}
          />
        </div>
      ) : (
        <Skeleton height={480} />
      )}
      {openId === null ? null : (
        <Suspense fallback={null}>
          <FormatFlyout key={openId} formatId={openId} onSaved={choose} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}
