import { vars } from '../../foundations/vars.css.ts';

/** The mark: two stones and the corner between them. */
export function Mark() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path d="M1 1h12v5.2H6.2V13H1z" fill={vars.text} />
      <path d="M8.2 8.2H19V13h-5.8v6H8.2z" fill={vars.accent} />
      <path d="M1 15h5.2v4H1z" fill={vars.text} />
    </svg>
  );
}
