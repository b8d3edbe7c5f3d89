import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { useSaveFormat } from '../codeMutations.ts';
import type { Format, FormatDetails } from '../codeQueries.ts';
import * as t from '../texts.ts';
import { FormatFields, type FormatNames, namesProblem } from './FormatFields.tsx';

/** Formats that can stand below one: the company's own that do not stand below another yet. */
const childrenOf = (format: FormatDetails, formats: readonly Format[]): Format[] => {
  const taken = new Set(formats.map((one) => one.child_definition_id));
  return formats.filter(
    ({ id, is_standard: isStandard }) =>
      id === format.child_definition_id || (!isStandard && id !== format.id && !taken.has(id)),
  );
};

/** What a format is called, what stands below it, and whether it is for estimates alone. */
export function FormatDialog({
  format,
  formats,
  onClose,
}: {
  format: FormatDetails;
  formats: readonly Format[];
  onClose: () => void;
}) {
  const [names, setNames] = useState<FormatNames>({
    name: format.name,
    short_name: format.short_name,
    is_estimates_only: format.is_estimates_only,
    child_definition_id: format.child_definition_id,
  });
  const save = useSaveFormat();
  return (
    <Dialog
      title={t.editName(format.name)}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={namesProblem(names)}
            onPress={() =>
              save.mutate(
                {
                  format,
                  patch: format.is_standard ? { is_estimates_only: names.is_estimates_only } : names,
                  done: t.nameSaved(names.name),
                },
                { onSuccess: onClose },
              )
            }
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.isError ? <Banner tone="critical">{save.error.message}</Banner> : null}
        <FormatFields
          names={names}
          isStandard={format.is_standard}
          below={childrenOf(format, formats)}
          errors={save.error?.fields ?? {}}
          onChange={setNames}
        />
      </Stack>
    </Dialog>
  );
}
