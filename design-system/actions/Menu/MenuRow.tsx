import type { ComponentProps } from 'react';
import { MenuItem as LibraryItem } from 'react-aria-components/Menu';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { Check, ExternalLink } from '../../icons/shapes.ts';
import { useLinkClick } from '../Link/LinkProvider.tsx';
import type { MenuItem } from './menuItems.ts';
import * as styles from './Menu.css.ts';

interface MenuRowProps {
  /** Its own among all rows of the menu. */
  id: string;
  item: MenuItem;
  onClose: () => void;
}

/** One line of a menu: a command, a tick or a link. */
export function MenuRow({ id, item, onClose }: MenuRowProps) {
  // It stays reachable and says why; the library would step over it.
  const blocked = item.disabledReason !== undefined;
  const href = blocked ? undefined : item.href;
  const followLink = useLinkClick(href ?? '');
  const second = item.disabledReason ?? item.description;
  const handleAction = () => {
    if (blocked) return;
    if (!item.keepsOpen) onClose();
    item.onSelect?.();
  };
  const more = {
    role: roleOf(item),
    'data-menu-item': true,
    'data-tone': item.tone,
    'data-two': second === undefined ? undefined : true,
    'aria-checked': item.checked,
    'aria-disabled': blocked || undefined,
  };
  const render: ComponentProps<typeof LibraryItem>['render'] = (own) => {
    if (!('href' in own)) return <div {...own} {...more} />;
    return (
      <a
        {...own}
        {...more}
        href={href}
        onClick={(event) => {
          own.onClick?.(event);
          if (!item.external) followLink(event);
        }}
      >
        {own.children}
      </a>
    );
  };
  return (
    <LibraryItem
      id={id}
      textValue={item.label}
      className={styles.item}
      shouldCloseOnSelect={false}
      onAction={handleAction}
      {...(href === undefined
        ? {}
        : { href, ...(item.external ? { target: '_blank', rel: 'noreferrer' } : {}) })}
      render={render}
    >
      {item.start ??
        (item.icon ? <Icon of={item.icon} tone={item.tone === 'critical' ? 'inherit' : 'muted'} /> : null)}
      <span className={styles.text}>
        {item.label}
        {second === undefined ? null : <small className={styles.second}>{second}</small>}
      </span>
      {item.end}
      {item.external ? (
        <Icon of={ExternalLink} size="small" tone="subtle" label="opens in a new tab" />
      ) : null}
      {item.checked === undefined ? null : (
        <span className={styles.tick}>{item.checked ? <Icon of={Check} /> : null}</span>
      )}
    </LibraryItem>
  );
}

function roleOf({ checked, kind }: MenuItem) {
  if (checked === undefined) return 'menuitem';
  return kind === 'radio' ? 'menuitemradio' : 'menuitemcheckbox';
}
