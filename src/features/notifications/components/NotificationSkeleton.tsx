import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';

/** Rows on their way. */
export function NotificationSkeleton() {
  return (
    <Box padding={4}>
      <Stack gap={5}>
        {['first', 'second', 'third'].map((row) => (
          <Stack key={row} gap={2}>
            <Skeleton height={14} width={180} />
            <Skeleton height={12} width={120} />
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
