import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';

/** The place of a list with its tools, while it is not known how it looks. */
export function ListSkeleton() {
  return (
    <Box paddingY={3}>
      <Stack gap={3}>
        <Skeleton height={32} />
        <Skeleton height={502} />
      </Stack>
    </Box>
  );
}
