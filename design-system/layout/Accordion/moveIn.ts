/** Where a key leads in a column of stops: Up and Down around the ends, Home and End; undefined for any other key or from elsewhere. */
export function moveIn<Stop>(
  stops: readonly Stop[],
  current: Stop | Element | null,
  key: string,
): Stop | undefined {
  const index = stops.indexOf(current as Stop);
  if (index < 0) return undefined;
  const to: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 };
  const next = to[key];
  return next === undefined ? undefined : stops.at(next % stops.length);
}
