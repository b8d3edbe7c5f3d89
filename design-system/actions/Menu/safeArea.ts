/** A place on the screen in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Sides of a box on the screen. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const slack = 8;

/** On which side of the line from `a` to `b` a point lies. */
const side = (p: Point, a: Point, b: Point) => (p.x - b.x) * (a.y - b.y) - (a.x - b.x) * (p.y - b.y);

/** The two corners of the box's edge that faces a point. */
function facingEdge(from: Point, box: Box): readonly [Point, Point] {
  const corner = (x: number, y: number): Point => ({ x, y });
  if (from.y <= box.top) return [corner(box.left - slack, box.top), corner(box.right + slack, box.top)];
  if (from.y >= box.bottom)
    return [corner(box.left - slack, box.bottom), corner(box.right + slack, box.bottom)];
  const x = from.x <= box.left ? box.left : box.right;
  return [corner(x, box.top - slack), corner(x, box.bottom + slack)];
}

/**
 * Whether somebody who left at `from` and is now at `to` may be on the way to the box: inside the triangle from there to the edge that
 * faces them. What lies on that way must not take the pointer for itself.
 */
export function isOnTheWay(from: Point, to: Point, box: Box): boolean {
  const [first, second] = facingEdge(from, box);
  const sides = [side(to, from, first), side(to, first, second), side(to, second, from)];
  return sides.every((one) => one >= 0) || sides.every((one) => one <= 0);
}
