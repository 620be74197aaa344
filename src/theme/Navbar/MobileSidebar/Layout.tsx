// Change: a modal dialog, because the original lets focus wander to the page behind it and ignores Escape; the version is above the pages of a docs page too, because they are that version's.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

const {container, panel} = ThemeClassNames.layout.navbar.mobileSidebar;

export default function NavbarMobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const secondary = useNavbarSecondaryMenu();
  const items = useThemeConfig().navbar.items as readonly NavbarItemProps[];
  const version = items.find(({type}) => type === 'docsVersionDropdown');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (shown) {
      dialog.current?.showModal();
      dialog.current?.focus();
    } else {
      dialog.current?.close();
    }
  }, [shown]);

  return (
    // The browser handles Escape. A click on the dialog itself is one on the backdrop, because its parts cover the rest.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={clsx(container, 'navbar-sidebar')}
      aria-label="Menu"
      tabIndex={-1}
      onCancel={toggle}
      onClick={({target}) => {
        if (target === dialog.current) {
          toggle();
        }
      }}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', {'navbar-sidebar__items--show-secondary': secondary.shown})}>
        <div className={clsx(panel, 'navbar-sidebar__item menu')} inert={secondary.shown}>
          {primaryMenu}
        </div>
        <div className={clsx(panel, 'navbar-sidebar__item menu')} inert={!secondary.shown}>
          {secondary.content && version && (
            <ul className="menu__list">
              <NavbarItem {...version} mobile onClick={toggle} />
            </ul>
          )}
          {secondaryMenu}
        </div>
      </div>
    </dialog>
  );
}
