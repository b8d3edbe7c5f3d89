import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Plus, X } from '#design-system/icons/shapes.ts';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { TEMPLATE_LIMITS } from '#domain/library';
import { mitigationFields } from '#domain/risks';
import type { TemplateDraft } from '../model/templateDraft.ts';
import * as t from '../texts.ts';
import * as styles from './Templates.css.ts';

type Mitigation = TemplateDraft['mitigations'][number];

const blank: Mitigation = { name: '', description: '', cost: null, likelihood_effect: 1, impact_effect: 0 };

export interface TemplateMitigationsProps {
  draft: TemplateDraft;
  readOnly: boolean;
  onChange: (change: Partial<TemplateDraft>) => void;
}

/** What is usually done against a risk; who and by when is said in the project. */
export function TemplateMitigations({
  draft: { mitigations },
  readOnly,
  onChange,
}: TemplateMitigationsProps) {
  const put = (place: number, change: Partial<Mitigation>) =>
    onChange({ mitigations: mitigations.map((one, at) => (at === place ? { ...one, ...change } : one)) });
  return (
    <Stack gap={2}>
      <Inline justify="space-between">
        <Text as="h3" weight="strong">
          {t.mitigations}
        </Text>
        {readOnly ? null : (
          <Button
            size="small"
            icon={Plus}
            disabledReason={
              mitigations.length >= TEMPLATE_LIMITS.mitigations
                ? t.aTemplateHasAtMost(TEMPLATE_LIMITS.mitigations)
                : undefined
            }
            onPress={() => onChange({ mitigations: [...mitigations, blank] })}
          >
            {t.addMitigation}
          </Button>
        )}
      </Inline>
      {mitigations.map((mitigation, place) => (
        // Mitigations of a template have no numbers: their place is what tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles.mitigation} role="group" aria-label={t.mitigationPlace(place + 1)}>
          <TextField
            label={t.name}
            readOnly={readOnly}
            startsFocused={mitigation.name === ''}
            maxLength={mitigationFields.name.max}
            value={mitigation.name}
            onChange={(name) => put(place, { name })}
          />
          <MoneyField
            label={t.cost}
            readOnly={readOnly}
            decimals={0}
            minimum={0}
            value={mitigation.cost ?? null}
            onChange={(cost) => put(place, { cost })}
          />
          {readOnly ? null : (
            <IconButton
              icon={X}
              label={t.removeValue(mitigation.name || t.mitigationPlaceLower(place + 1))}
              onPress={() => onChange({ mitigations: mitigations.filter((_one, at) => at !== place) })}
            />
          )}
        </div>
      ))}
    </Stack>
  );
}
