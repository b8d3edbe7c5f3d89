/** Strokes a path through points; `crisp` sets hairlines on whole pixels. */
export function strokePath(
  context: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
  look: { color: string; width?: number; dash?: readonly number[]; crisp?: boolean },
): void {
  context.save();
  context.strokeStyle = look.color;
  context.lineWidth = look.width ?? 1;
  context.setLineDash([...(look.dash ?? [])]);
  context.beginPath();
  points.forEach(([x, y], index) => {
    const place = look.crisp ? ([Math.floor(x) + 0.5, Math.floor(y) + 0.5] as const) : ([x, y] as const);
    if (index === 0) context.moveTo(...place);
    else context.lineTo(...place);
  });
  context.stroke();
  context.restore();
}
