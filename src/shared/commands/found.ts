/** Something that a search found, as the palette lists it. */
export interface Found {
  /** With what it is first: `dashboard-4`. */
  id: string;
  label: string;
  /** A second, quieter line. */
  detail: string;
  href: string;
}
