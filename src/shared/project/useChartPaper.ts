import type { ChartPaper } from '#design-system/charts/paper/ChartPaper.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { formatDate } from '#domain/dates';
import { personName } from '#domain/people';
import { useCurrentUser } from '#platform/flags';
import { localToday } from './localToday.ts';
import * as t from './texts.ts';
import { useProject } from './useProject.ts';

/** A second try takes the place of what was said of the first. */
const id = 'chart-pdf';

/** What a PDF of one of the project's charts says beside the chart; toasts tell what becomes of it. */
export function useChartPaper(said: Pick<ChartPaper, 'facts' | 'figures'> = {}): ChartPaper {
  const { name: owner } = useProject();
  const author = personName(useCurrentUser());
  const toasts = useToasts();
  const onMake = async (made: Promise<void>) => {
    toasts.show({ id, tone: 'busy', title: t.makingThePdf });
    try {
      await made;
      toasts.show({ id, title: t.pdfDownloaded });
    } catch {
      toasts.show({
        id,
        tone: 'critical',
        title: t.thePdfCouldNotBe,
        detail: t.nothingWasSavedCheckYour,
      });
    }
  };
  return {
    ...said,
    owner,
    author,
    foot: () => `Made with Quoin by ${author} on ${formatDate(localToday())}`,
    onMake: (made) => void onMake(made),
  };
}
