import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import * as chipStyles from '../../feedback/Chip/Chip.css.ts';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { X } from '../../icons/shapes.ts';
import type { Option } from '../listbox/options.ts';
import * as styles from './tokens.css.ts';

interface TokensProps {
  label: string;
  options: readonly Option[];
  onRemove: (values: ReadonlySet<string>) => void;
}

/** What was chosen, each with a cross: one tab stop whose arrow keys walk it and Delete takes away. */
export function Tokens({ label, options, onRemove }: TokensProps) {
  return (
    <TagGroup
      aria-label={label}
      className={styles.group}
      onRemove={(keys) => onRemove(new Set([...keys].map(String)))}
    >
      <TagList className={styles.list}>
        {options.map((option) => (
          <Tag
            key={option.value}
            id={option.value}
            textValue={option.label}
            className={chipStyles.chip}
            data-removable
          >
            <span className={chipStyles.label}>{option.label}</span>
            <Button slot="remove" className={chipStyles.remove}>
              <Icon of={X} size="small" />
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
