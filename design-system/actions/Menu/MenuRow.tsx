import type { MouseEvent } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { Check, ExternalLink } from '../../icons/shapes.ts';
import { useLinkClick } from '../Link/LinkProvider.tsx';
import type { MenuItem } from './menuItems.ts';
import * as styles from './Menu.css.ts';

interface MenuRowProps {
  item: MenuItem;
  /** Takes the menu's place in the tab order. */
  first: boolean;
  onSelect: () => void;
}

/** One line of a menu: a command, a tick or a link. */
export function MenuRow({ item, first, onSelect }: MenuRowProps) {
  const blocked = item.disabledReason !== undefined;
  const followLink = useLinkClick(item.href ?? '');
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (blocked) {
      event.preventDefault();
      return;
    }
    onSelect();
    if (item.href !== undefined && !item.external) followLink(event);
  };
  const role =
    item.checked === undefined ? 'menuitem' : item.kind === 'radio' ? 'menuitemradio' : 'menuitemcheckbox';
  const second = item.disabledReason ?? item.description;
  const shared = {
    role,
    tabIndex: first ? 0 : -1,
    className: styles.item,
    'data-menu-item': true,
    'data-tone': item.tone,
    'data-two': second === undefined ? undefined : true,
    'aria-checked': item.checked,
    'aria-disabled': blocked || undefined,
    onClick: handleClick,
    onPointerMove: (event: { currentTarget: HTMLElement }) =>
      event.currentTarget.focus({ preventScroll: true }),
  };
  const content = (
    <>
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
    </>
  );
  if (item.href === undefined || blocked)
    return (
      <button type="button" {...shared}>
        {content}
      </button>
    );
  return (
    <a href={item.href} {...(item.external ? { target: '_blank', rel: 'noreferrer' } : {})} {...shared}>
      {content}
    </a>
  );
}
