/**
 * Moves labels apart along one axis: keeps their order, leaves at least `gap` between neighbours and stays between
 * `low` and `high` as far as room allows (chart rule 2: end labels closer than 16 px move apart). Px in, px out.
 */
export function separateLabels(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => at(wanted, a) - at(wanted, b) || a - b);
  // Clusters of touching labels share their mean displacement, so that none wanders further than it must.
  const clusters: { start: number; members: number[] }[] = [];
  for (const index of order) {
    clusters.push({ start: at(wanted, index), members: [index] });
    mergeBack(clusters, wanted, gap, low, high);
  }
  const placed = wanted.slice();
  for (const cluster of clusters) {
    cluster.members.forEach((member, place) => (placed[member] = cluster.start + place * gap));
  }
  return placed;
}

type Cluster = { start: number; members: number[] };

function mergeBack(
  clusters: Cluster[],
  wanted: readonly number[],
  gap: number,
  low: number,
  high: number,
): void {
  for (;;) {
    const last = clusters.at(-1);
    const before = clusters.at(-2);
    if (!last) return;
    last.start = startOf(last.members, wanted, gap, low, high);
    if (!before || before.start + before.members.length * gap <= last.start + 1e-6) return;
    before.members.push(...last.members);
    clusters.pop();
  }
}

function startOf(
  members: readonly number[],
  wanted: readonly number[],
  gap: number,
  low: number,
  high: number,
): number {
  const mean =
    members.reduce((sum, member, place) => sum + at(wanted, member) - place * gap, 0) / members.length;
  return Math.max(low, Math.min(mean, high - (members.length - 1) * gap));
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}
