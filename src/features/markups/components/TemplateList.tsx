import { Button } from '#design-system/actions/Button/Button.tsx';
import { FileText, Plus } from '#design-system/icons/shapes.ts';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import type { Template } from '../templateQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Markups.css.ts';

export interface TemplateListProps {
  templates: readonly Template[];
  chosen: number | 'new' | null;
  search: string;
  onSearch: (search: string) => void;
  onChoose: (id: number | 'new') => void;
  mayAdd: boolean;
}

const factsOf = ({ is_default: isDefault, lines }: Template) => {
  const on = lines.filter((line) => line.is_on).length;
  const count = on === lines.length ? t.lineCount(on) : t.pluralOnOn(t.lineCount(lines.length), on);
  return isDefault ? t.defaultCount(count) : count;
};

/** The company's templates, group by group. */
export function TemplateList({ templates, chosen, search, onSearch, onChoose, mayAdd }: TemplateListProps) {
  const groups = [...new Set(templates.map(({ group_name: group }) => group))];
  return (
    <Card>
      <Stack gap={3}>
        <SearchField
          label={t.searchTemplates}
          placeholder={t.searchTemplates}
          value={search}
          onChange={onSearch}
        />
        {templates.length === 0 ? (
          <Text tone="muted">{search === '' ? t.noTemplatesYet : t.noTemplateMatchesSearch(search)}</Text>
        ) : null}
        {groups.map((group) => (
          <section key={group} aria-label={group || t.noGroup}>
            <h2 className={styles.group}>{group || t.noGroup}</h2>
            <ul className={styles.templates}>
              {templates
                .filter((template) => template.group_name === group)
                .map((template) => (
                  <li key={template.id}>
                    <button
                      type="button"
                      className={styles.template}
                      aria-current={template.id === chosen || undefined}
                      onClick={() => onChoose(template.id)}
                    >
                      <Icon of={FileText} size="small" />
                      <span className={styles.templateWords}>
                        <span className={styles.templateName}>{template.name}</span>
                        <span className={styles.facts}>{factsOf(template)}</span>
                      </span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {mayAdd ? (
          <Button variant="quiet" icon={Plus} onPress={() => onChoose('new')}>
            {t.newTemplate}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
