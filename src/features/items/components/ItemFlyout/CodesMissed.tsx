import { useQueries } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { codesOfFormatQuery } from '#features/codes';
import { codesFound } from '../../model/codeTree.ts';
import * as t from '../../texts.ts';

export interface CodesMissedProps {
  /** The other formats. */
  formats: readonly { id: string; label: string }[];
  search: string;
  onFormat: (id: string) => void;
  onClear: () => void;
}

/** Nothing is found in a format: the formats that have it, and the way back. */
export function CodesMissed({ formats, search, onFormat, onClear }: CodesMissedProps) {
  const codes = useQueries({ queries: formats.map(({ id }) => codesOfFormatQuery(id)) });
  const found = formats.flatMap((format, place) => {
    const count = codesFound(codes[place]?.data ?? [], search);
    return count > 0 ? [{ ...format, count }] : [];
  });
  return (
    <Stack gap={2}>
      <div role="status">
        <Text tone="subtle">{found.length > 0 ? t.noCodesHereFoundIn : t.noCodesMatchYourSearch}</Text>
      </div>
      <Inline gap={2} wrap>
        {found.map(({ id, label, count }) => (
          <Button key={id} size="small" onPress={() => onFormat(id)}>
            {t.formatCount(label, count)}
          </Button>
        ))}
        <Button size="small" variant="quiet" onPress={onClear}>
          {t.clearSearch}
        </Button>
      </Inline>
    </Stack>
  );
}
