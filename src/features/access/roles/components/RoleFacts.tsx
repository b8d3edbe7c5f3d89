import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { AvatarGroup } from '#design-system/feedback/AvatarGroup/AvatarGroup.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { ACCESS_NAME_LENGTH, nameSome, ROLE_DESCRIPTION_LENGTH } from '#domain/access';
import { personName } from '#domain/people';
import * as t from '../../texts.ts';
import type { RoleEdit } from '../useRoleEdit.ts';
import * as styles from './RoleEditor.css.ts';

const types = [
  { value: 'internal', label: t.internal },
  { value: 'external', label: t.external },
] as const;

/** What a role is called, whom it is for, and in short who holds it. */
export function RoleFacts({ edit, onShowMembers }: { edit: RoleEdit; onShowMembers: () => void }) {
  const { draft, change, error } = edit;
  const { members } = draft;
  const people = members.slice(0, 3).map((one) => ({
    id: String(one.id),
    name: personName(one),
    picture: one.avatar_url ?? null,
  }));
  return (
    <div className={styles.facts}>
      <TextField
        label={t.name}
        required
        startsFocused={draft.name === ''}
        maxLength={ACCESS_NAME_LENGTH}
        error={error?.fields['name']?.join(' ')}
        value={draft.name}
        onChange={(name) => change(() => ({ name }))}
      />
      <div>
        <span className={styles.fieldLabel}>{t.type}</span>
        <ToggleGroup
          label={t.type}
          options={types}
          value={draft.type}
          onChange={(type) => change(() => ({ type }))}
        />
      </div>
      <div className={styles.whole}>
        <TextField
          label={t.description}
          placeholder={t.whatThisRoleIsFor}
          maxLength={ROLE_DESCRIPTION_LENGTH}
          value={draft.description}
          onChange={(description) => change(() => ({ description }))}
        />
      </div>
      <div className={styles.fact}>
        <Switch
          label={t.canBeImpersonated}
          labelHidden
          checked={draft.is_impersonable}
          onChange={(on) => change(() => ({ is_impersonable: on }))}
        />
        <span className={styles.factText} aria-hidden="true">
          <span className={styles.factName}>{t.canBeImpersonated}</span>
          <span className={styles.factNote}>{t.availableInRoleImpersonation}</span>
        </span>
      </div>
      <div className={styles.fact}>
        {people.length > 0 ? <AvatarGroup label={t.members} people={people} limit={3} /> : null}
        <span className={styles.factText}>
          <span className={styles.factName}>
            {members.length === 1 ? t.member1 : t.lengthMembers(members.length)}
          </span>
          <span className={styles.factNote}>{nameSome(members.map(personName))}</span>
        </span>
        <Button size="small" icon={Plus} onPress={onShowMembers}>
          {t.add}
        </Button>
      </div>
    </div>
  );
}
