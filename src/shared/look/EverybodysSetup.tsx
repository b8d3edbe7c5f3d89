import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { useCan } from '#platform/flags';
import { sameConfig } from '#shared/views';
import type { PageKey } from './pageSetup.ts';
import * as t from './texts.ts';
import { useKeepSetup } from './useKeepSetup.ts';
import { useChosenSetup } from './usePageSetup.ts';

export interface EverybodysSetupProps<T> {
  page: PageKey;
  /** As the page looks now, and as it looks where nobody chose. */
  look: T;
  usual: T;
  /** Reads what was chosen for everybody. */
  read: (config: unknown) => T;
  onChange: (look: T) => void;
}

/** How a page is set up for everybody in the project: given by whoever may, taken over by anybody. */
export function EverybodysSetup<T extends object>({
  page,
  look,
  usual,
  read,
  onChange,
}: EverybodysSetupProps<T>) {
  const { shared, projectId } = useChosenSetup(page);
  const mayShare = useCan('change_setting');
  const { show } = useToasts();
  const keep = useKeepSetup();
  const current = shared ? read(shared.config) : undefined;
  const isCurrent = sameConfig(current, look);
  if (projectId === null || (!mayShare && !current)) return null;
  const give = (config: T, onKept?: () => void) =>
    keep({ key: page, project_id: projectId, is_own: false, config, ...(onKept && { onKept }) });
  const before = current ?? usual;
  return (
    <Stack gap={2}>
      <Text as="h3" weight="strong">
        {t.projectDefault}
      </Text>
      <Text tone="muted">{current ? t.peopleWhoHaveNotSet : t.theProjectHasNoDefault}</Text>
      <Inline gap={2}>
        {mayShare ? (
          <Button
            disabledReason={isCurrent ? t.thisIsTheProjectDefault : undefined}
            onPress={() =>
              give(look, () =>
                show({
                  id: 'project-default',
                  title: t.projectDefaultSaved,
                  action: { label: t.undo, onAction: () => give(before) },
                }),
              )
            }
          >
            {t.makeProjectDefault}
          </Button>
        ) : null}
        {current && !isCurrent ? (
          <Button onPress={() => onChange(current)}>{t.projectDefault2}</Button>
        ) : null}
      </Inline>
    </Stack>
  );
}
