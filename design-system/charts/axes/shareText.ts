/**
 * A share of a whole, 0 to 1, as every chart writes it: one digit, half of it away from zero, as the product's tables do. What a
 * division leaves behind its fifteenth digit is none of the figure.
 */
export function shareText(share: number): string {
  const tenths = Math.round(Number((Math.abs(share) * 1000).toPrecision(15)));
  return `${share < 0 && tenths > 0 ? '-' : ''}${(tenths / 10).toFixed(1)}%`;
}
