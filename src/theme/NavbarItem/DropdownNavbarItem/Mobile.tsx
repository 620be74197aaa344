// Change: one real button opens the list, because the original is a link without a target beside a second button for the same.
import {useEffect, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Collapsible, isRegexpStringMatch, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import styles from './styles.module.css';

function isItemActive({to, activeBaseRegex, activeBasePath}: LinkLikeNavbarItemProps, pathname: string): boolean {
  return (
    isSamePath(to, pathname) ||
    isRegexpStringMatch(activeBaseRegex, pathname) ||
    (activeBasePath !== undefined && pathname.startsWith(activeBasePath))
  );
}

export default function DropdownNavbarItemMobile({items, className, onClick, label, children}: Props): ReactNode {
  const pathname = useLocalPathname();
  const isActive = items.some((item) => isItemActive(item, pathname));
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({initialState: () => !isActive});
  const listId = useId();

  useEffect(() => {
    if (isActive) {
      setCollapsed(false);
    }
  }, [isActive, setCollapsed]);

  return (
    <li className={clsx('menu__list-item', {'menu__list-item--collapsed': collapsed})}>
      <button
        type="button"
        className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', styles.mobile, className)}
        aria-expanded={!collapsed}
        aria-controls={listId}
        onClick={toggleCollapsed}
      >
        {children ?? label}
      </button>
      <div id={listId}>
        <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
          {items.map((item, index) => (
            <NavbarItem
              mobile
              isDropdownItem
              onClick={onClick}
              activeClassName="menu__link--active"
              {...item}
              key={index}
            />
          ))}
        </Collapsible>
      </div>
    </li>
  );
}
