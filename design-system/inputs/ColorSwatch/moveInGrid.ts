interface GridShape {
  count: number;
  columns: number;
  isRightToLeft: boolean;
}

/** Index a key leads to in a grid filled row by row, around the ends; undefined for other keys. */
export function moveInGrid(key: string, from: number, { count, columns, isRightToLeft }: GridShape) {
  const along = isRightToLeft ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: along,
    ArrowLeft: -along,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (from + step + count) % count;
}
