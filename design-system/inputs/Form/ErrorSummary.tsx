import { Banner } from '../../feedback/Banner/Banner.tsx';
import { CircleAlert } from '../../icons/shapes.ts';
import * as styles from './Form.css.ts';

interface ErrorSummaryProps {
  errors: Readonly<Record<string, readonly string[]>>;
  /** Labels of the fields on the screen by name. */
  labels: ReadonlyMap<string, string>;
  onGo: (name: string) => void;
}

/** What is wrong above a form: what belongs to no field in full, and from two fields on the way to each of them. */
export function ErrorSummary({ errors, labels, onGo }: ErrorSummaryProps) {
  const names = Object.keys(errors).filter((name) => (errors[name]?.length ?? 0) > 0);
  const general = names.filter((name) => !labels.has(name)).flatMap((name) => errors[name] ?? []);
  // Map order is the order in which the fields came onto the page.
  const atFields = [...labels.keys()].filter((name) => names.includes(name));
  const listed = atFields.length > 1 || general.length > 0 ? atFields : [];
  if (general.length + listed.length === 0) return null;
  return (
    <Banner tone="critical" icon={CircleAlert}>
      {general.join(' ')}
      {listed.length === 0 ? null : (
        <>
          {general.length === 0 ? `${listed.length} fields need attention:` : null}
          <ul className={styles.summary}>
            {listed.map((name) => (
              <li key={name}>
                <button type="button" className={styles.go} onClick={() => onGo(name)}>
                  {labels.get(name)}
                </button>
                {`: ${errors[name]?.join(' ') ?? ''}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
